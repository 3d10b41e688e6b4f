import { readJson } from './read-json';

it('reads JSON, with or without the mark some editors put before it', () => {
  expect(readJson('{ "price": 45000000 }')).toEqual({ value: { price: 45_000_000 }, repeated: [] });
  expect(readJson('\uFEFF{ "price": null }\r\n')).toEqual({ value: { price: null }, repeated: [] });
  expect(readJson('{ "name": "a\uFEFFb" }')).toMatchObject({ value: { name: 'a\uFEFFb' } });
  expect(readJson('{ "a": { "x": 1 }, "x": 2 }')).toMatchObject({ repeated: [] });
});

it.each<[string, string, number, number, string]>([
  [
    'a comma after a number',
    '{\n  "price": 45000000\n  "year": "2024"\n}',
    2,
    20,
    'a comma is missing after the price',
  ],
  ['a comma after text', '{\n  "name": "DB11"\n\n  "year": "2024"\n}', 2, 17, 'a comma is missing after the name'],
  ['a comma in a list', '["side"\n "front"]', 1, 8, 'a comma is missing after "side"'],
  ['a comma after a list', '{ "a": [1]\n "b": 2 }', 1, 11, 'a comma is missing after the text before'],
  ['a colon', '{ "name" "DB11" }', 1, 9, 'a colon is missing after "name"'],
  ['a value', '{ "name": }', 1, 11, 'a value is missing after the colon'],
  ['the last bracket', '{ "name": "DB11"', 1, 17, 'the file ends too early: a } is missing'],
  ['the last bracket of a list', '[1, 2', 1, 6, 'the file ends too early: a ] is missing'],
  ['the last bracket, before an empty line', '{ "name": "DB11"\n', 1, 17, 'the file ends too early: a } is missing'],
  ['the last bracket of a list, before an empty line', '[1, 2\n', 1, 6, 'the file ends too early: a ] is missing'],
  ['a name', '{ : 1 }', 1, 3, 'something is missing before this'],
  [
    'quotation marks, before text that has some',
    '{ "a": sold, "b": "it\'s" }',
    1,
    8,
    'sold must be in quotation marks: "…"',
  ],
  ['quotation marks after a number', '{ "price": 45, year: "2024" }', 1, 16, 'year must be in quotation marks: "…"'],
  ['everything', ' ', 1, 2, 'the file ends too early'],
  [
    'a closing quotation mark',
    '{ "name": "DB11,\n}',
    1,
    11,
    'the closing quotation mark is missing; text is written on one line between two " marks',
  ],
  [
    'nothing, but a comma is too many',
    '{ "name": "DB11", }',
    1,
    17,
    'this comma is one too many; nothing comes after it',
  ],
  [
    'nothing, but a bracket is too many',
    '{}\n}',
    2,
    1,
    'the file should end before this; is a { or [ missing further up, or a } or ] too many?',
  ],
  ['quotation marks', '{ "status": sold }', 1, 13, 'sold must be in quotation marks: "…"'],
  [
    'straight quotation marks',
    '{ "name": “DB11” }',
    1,
    11,
    'text is written between straight double quotation marks: "…"',
  ],
  ['a backslash', '{ "name": "5\'9"" }', 1, 16, 'a quotation mark inside text is written \\"'],
  ['another backslash', '{ "name": "C:\\cars" }', 1, 11, 'a backslash in text must be written twice: \\\\'],
  ['no tab', '{ "name": "a\tb" }', 1, 11, 'a text has no tab and no other control character; write a space'],
  ['no comment', '{ // mine\n}', 1, 3, 'notes (// or /* */) are not allowed in this file; take them out'],
  [
    'digits grouped by commas',
    '{ "price": 45,000,000 }',
    1,
    15,
    'a number has no spaces, commas or points; write 45000000, or in quotation marks "45,000,000"',
  ],
  [
    'digits grouped by programmers',
    '{ "price": 45_000_000 }',
    1,
    14,
    'a number has no spaces, commas or points; write 45000000, or in quotation marks "45,000,000"',
  ],
  [
    'digits grouped by spaces',
    '{ "price": 45 000 000 }',
    1,
    14,
    'a number has no spaces, commas or points; write 45000000, or in quotation marks "45,000,000"',
  ],
  [
    'digits grouped by points',
    '{ "price": 45.000.000 }',
    1,
    18,
    'a number has no spaces, commas or points; write 45000000, or in quotation marks "45,000,000"',
  ],
  ['a decimal point', '{\n  "acceleration": 2,7,\n}', 2, 21, 'a decimal number has a point; write 2.7'],
  ['a decimal point at the end', '{ "mileage": 12,75 }', 1, 17, 'a decimal number has a point; write 12.75'],
  ['a number without its zeros', '{ "seats": 04 }', 1, 13, 'a number begins with no 0; write 4'],
  [
    'a number alone',
    '{ "odometer": 12km }',
    1,
    17,
    'a number without quotation marks has no unit; write 12, or in quotation marks "12 km"',
  ],
  ['a value between two commas', '{ "a": [1,,2] }', 1, 11, 'one of the two commas is too many'],
  ['a comma between two numbers', '{ "a": [1, 2 3] }', 1, 13, 'a comma is missing after 2'],
])('says where it misses %s', (_, text, line, column, advice) => {
  expect(readJson(text)).toMatchObject({ mistake: { line, column, advice } });
});

it('finds a field that is twice in one object, and only there', () => {
  const text = '{\n  "a": 1,\n  "b": { "a": 2 },\n  "a": 3\n}';
  expect(readJson(text)).toEqual({ value: { a: 3, b: { a: 2 } }, repeated: [{ key: 'a', line: 4 }] });
});

it.each(['Closer,\n you notice', 'Closer,\r\n\r\nyou notice', 'The \\"best\\"\nof all', 'Closer.\n'])(
  'proposes no line that would cut off a text: %j',
  (words) => {
    expect(readJson(`{\n  "description": "${words}",\n  "year": "2024"\n}`)).toMatchObject({
      mistake: { advice: expect.stringMatching(/^the text goes on in the next line/), corrected: null },
    });
  },
);
