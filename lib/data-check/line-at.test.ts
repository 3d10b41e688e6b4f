import { lineAt } from './line-at';

const TEXT = `{
  "name": "Swift",
  "phones": [
    { "e164": "1" },
    {
      "e164":
        "2"
    }
  ],
  "price": 1
}`;

it.each([
  [['name'], 2],
  [['phones', 1, 'e164'], 6],
  [['price'], 10],
  // Missing: the line of its parent.
  [['phones', 1, 'display'], 5],
  [['phones', 7], 3],
  [['year'], 1],
  [[], 1],
])('finds %j in line %i', (at, line) => {
  expect(lineAt(TEXT, at)).toBe(line);
  expect(lineAt(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`, at)).toBe(line);
});

it('is the first line where there is no value', () => {
  expect(lineAt('', ['name'])).toBe(1);
  expect(lineAt(undefined, ['name'])).toBe(1);
});
