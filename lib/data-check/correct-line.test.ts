import { readJson } from './read-json';

const correctionOf = (text: string) => {
  const reading = readJson(text);
  return 'mistake' in reading ? reading.mistake.corrected : undefined;
};

it.each([
  ['a comma', '{\n  "price": 45000000\n  "year": "2024"\n}', '"price": 45000000,'],
  ['a comma in a list', '{ "features": [\n  "One"\n  "Two"\n] }', '"One",'],
  ['a colon', '{\n  "name" "DB11"\n}', '"name": "DB11"'],
  ['a colon, on the last line', '{ "name" "DB11" }', '{ "name": "DB11" }'],
  ['a comma, as long as is read', `{\n  "a": "${'x'.repeat(102)}"\n  "b": 1\n}`, `"a": "${'x'.repeat(102)}",`],
  ['a closing quotation mark', '{\n  "name": "DB11,\n  "year": "2024"\n}', '"name": "DB11",'],
  ['the last closing quotation mark', '{\n  "name": "DB11\n}', '"name": "DB11"'],
  ['quotation marks', '{\n  "status": sold,\n  "year": "2024"\n}', '"status": "sold",'],
  ['straight quotation marks', '{\n  "name": “DB11”,\n  "year": "2024"\n}', '"name": "DB11",'],
  ['other quotation marks', '{\n  "name": \'DB11\'\n}', '"name": "DB11"'],
  ['less commas', '{\n  "name": "DB11",\n}', '"name": "DB11"'],
  ['no commas between digits', '{\n  "price": 45,000,000,\n  "year": "2024"\n}', '"price": 45000000,'],
  ['no comma between six digits', '{\n  "odometer": 12,500\n}', '"odometer": 12500'],
  ['a decimal comma', '{\n  "acceleration": 2,7,\n  "year": "2024"\n}', '"acceleration": 2.7,'],
  ['a decimal comma before two digits', '{\n  "acceleration": 12,75\n}', '"acceleration": 12.75'],
  ['quotation marks, at the end of a line', '{\n  "status": sold\n}', '"status": "sold"'],
  ['no spaces between digits', '{\n  "price": 45 000 000,\n  "year": "2024"\n}', '"price": 45000000,'],
  ['no points between digits', '{\n  "price": 45.000.000\n}', '"price": 45000000'],
])('shows the line where it needs %s', (_, text, line) => {
  expect(correctionOf(text)).toBe(line);
});

it.each([
  ['a quotation mark inside text', '{ "name": "5\'9"" }'],
  ['the end is missing', '{ "name": "DB11"'],
  ['it would be too long to read', `{\n  "a": "${'x'.repeat(103)}"\n  "b": 1\n}`],
  ['a bracket has no end', '[{]'],
  ['a note follows', '{\n  "price": 1 // new\n  "b": 1\n}'],
])('shows none where %s', (_, text) => {
  expect(correctionOf(text)).toBeNull();
});

it('leaves valid lines unchanged', () => {
  expect(correctionOf('{ "name": "DB11" }')).toBeUndefined();
});
