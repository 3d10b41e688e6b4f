import { readSheet, writeSheet } from './sheet';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sheet = {
  heads: ['Name', 'Notes'],
  rows: [
    ['Huracán', '=SUM(A1)'],
    ['+1', '@SUM(A1)'],
    ['a "b", c;d', 'one\ntwo'],
  ],
};

it.each([false, true])('reads again what it wrote (semicolons: %s)', (semicolons) => {
  const written = writeSheet(sheet, semicolons);

  expect(written.startsWith('\uFEFFName')).toBe(true);
  for (const formula of ['=SUM(A1)', '+1', '@SUM(A1)']) expect(written).toContain(`'${formula}`);
  expect(readSheet(bytesOf(written))).toEqual({
    heads: sheet.heads,
    rows: sheet.rows.map((cells, index) => ({ row: index + 2, cells })),
    decimalComma: semicolons,
  });
});

it.each([
  ['Name,Price\n\n,,\nEland,5\n', 4],
  // The line by which Excel names the separator is one of them.
  ['sep=;\r\nName;Price\r\nEland;5\r\n', 3],
])('counts the rows of %j as the spreadsheet does', (text, row) => {
  expect(readSheet(bytesOf(text)).rows).toEqual([{ row, cells: ['Eland', '5'] }]);
});

it.each([
  ['Windows’ old letters', Uint8Array.from([...bytesOf('Name,Price\nHurac'), 0xe1, ...bytesOf('n,5\n')])],
  ['UTF-16', Uint8Array.from(Buffer.from('\uFEFFName\tPrice\nHuracán\t5\n', 'utf16le'))],
])('reads %s', (_, bytes) => {
  expect(readSheet(bytes).rows[0]?.cells).toEqual(['Huracán', '5']);
});

it.each([
  ['PK\u0003\u0004', /workbook/],
  ['', /empty/],
  ['Name,Price\n"Eland,5\n', /row 2: a quotation mark/],
])('says what is wrong with %j', (text, message) => {
  expect(() => readSheet(bytesOf(text))).toThrow(message);
});
