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

it('counts rows as the spreadsheet does, empty ones included', () => {
  const { rows } = readSheet(bytesOf('Name,Price\n\n,,\nEland,5\n'));

  expect(rows).toEqual([{ row: 4, cells: ['Eland', '5'] }]);
});

it('counts the line by which Excel names the separator', () => {
  expect(readSheet(bytesOf('sep=;\r\nName;Price\r\nEland;5\r\n')).rows[0]?.row).toBe(3);
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
