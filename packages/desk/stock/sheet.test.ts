import { type BookType, type WorkSheet, write } from '@e965/xlsx';
import { readSheet, writeSheet } from './sheet';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const ROWS = [
  ['Name', 'Price'],
  ['Huracán', '5'],
];

it.each([
  ['commas', bytesOf('Name,Price\nHuracán,5\n')],
  ['tabs and line ends of three kinds', bytesOf('Name\tPrice\rHuracán\t5\r\n\n')],
  ['bars', bytesOf('Name|Price\nHuracán|5\n')],
  ['a mark for UTF-8, quotation marks, invisible marks', bytesOf('\uFEFFName,Price\n"Huracán\u200b","\u202a5\u202c"')],
  ['a Mac’s old letters', Buffer.from('Name,Price\rHurac\x87n,5', 'latin1')],
  [
    'a workbook of its own',
    writeSheet([
      ['Name', 'Price'],
      ['Huracán', 5],
    ]),
  ],
])('reads %s', (_, bytes) => {
  expect(readSheet(bytes).rows.filter((row) => row.join('') !== '')).toEqual(ROWS);
});

it.each<[BookType, string, string]>([
  ['xlsx', '#N/A', '$1200000'],
  ['biff8', '#N/A', '$1200000'],
  // The library writes neither errors nor formats into it.
  ['ods', '', '1200000'],
])('reads a workbook (%s) from row 1 and column A, with its own kinds of cells', (bookType, error, dollars) => {
  const sheet = {
    '!ref': 'B2:H4',
    '!rows': [{}, {}, {}, { hidden: true }],
    '!merges': [{ s: { r: 1, c: 5 }, e: { r: 2, c: 5 } }],
    B4: { t: 's', v: 'Hidden' },
    B2: { t: 'n', v: 45_000_000, z: '#,##0' },
    C2: { t: 'n', v: 0.1 + 0.2 },
    D2: { t: 'n', v: 46_354, z: 'd/m/yy' },
    E2: { t: 'b', v: true },
    F2: { t: 'e', v: 0x2a },
    G2: { t: 's', v: '=SUM(A1)' },
    H2: { t: 'n', v: 1_200_000, z: '"$"0.0,,"M"' },
  } satisfies WorkSheet;
  const old = { '!ref': 'A1', A1: { t: 's', v: 'old' } } as const;
  const bytes = write(
    { SheetNames: ['Stock', 'Sold'], Sheets: { Stock: sheet, Sold: old } },
    { type: 'buffer', bookType },
  );
  const { rows, unread, hidden } = readSheet(bytes);
  expect(rows[1]).toEqual(['', '45000000', '0.3', '2026-11-28', 'true', error, '=SUM(A1)', dollars]);
  expect([rows[2]?.[5], hidden]).toEqual([error, bookType === 'xlsx' ? [4] : []]);
  expect([rows[0]?.join(''), unread]).toEqual(['', ['Sold']]);
});

it.each([
  ['Name,Price\n\n,,\nEland,5\n', 3],
  // The line by which Excel names the separator is one of them.
  ['sep=;\r\nName;Price\r\nEland;5\r\n', 2],
  ['Name;Text\nEland;a, b, c, d, e\n', 1],
  ['Stock, Nairobi, Monday\nName;Text\nEland;a\n', 2],
  ['Name;Text\nEland;"a, b\nc, d\ne, f"\n', 1],
])('counts the rows of %j as the spreadsheet does', (text, row) => {
  expect(readSheet(bytesOf(text)).rows[row]?.[0]).toBe('Eland');
});

it.each([
  ['<html><table><tr><td>Number</td></tr></table></html>', /it is a web page/],
  ['{\\rtf1\\ansi Number,Price}', /it is a text document \(RTF\)/],
  ['%PDF-1.4\n1 0 obj', /it is a PDF/],
  ['{"doc_id":"1x"}', /a shortcut to an online sheet/],
  ['PK\u0003\u0004 word/document.xml', /it is a text document/],
  ['PK\u0003\u0004, a photograph for example', /no workbook, or is damaged/],
  ['Name,Price\n"Eland,5\n', /row 2: a quotation mark/],
])('says what %j is', (text, message) => {
  expect(() => readSheet(bytesOf(text))).toThrow(message);
});
