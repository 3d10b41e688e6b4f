import { printText, printValue } from './print';

it.each<[unknown, string]>([
  [undefined, 'missing'],
  [null, 'null'],
  [false, 'false'],
  [45_000_000, '45000000'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-Infinity'],
  [10n, '10'],
  ['call us', '"call us"'],
  ['', '""'],
  ['it’s "new"', '"it’s \\"new\\""'],
  ['a\nb', '"a\\nb"'],
  ['\ud800', '"\\ud800"'],
  ['Huracán 🏎', '"Huracán 🏎"'],
  [['a', null], '["a",null]'],
  [{ a: 1 }, '{"a":1}'],
  [Symbol('s'), 'a symbol'],
  [() => 1, 'a function'],
])('prints %p as %s', (value, printed) => {
  expect(printValue(value)).toBe(printed);
});

it('prints a value that has no JSON form in words', () => {
  const circular: unknown[] = [];
  circular.push(circular);

  expect(printValue(circular)).toBe('an object');
});

it('cuts at 60 characters and says so, without splitting a character', () => {
  expect(printValue('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
  expect(printValue('x'.repeat(59))).toBe(`"${'x'.repeat(58)}…`);
  expect(printValue('🏎'.repeat(59))).toBe(`"${'🏎'.repeat(58)}…`);
});

it('escapes characters that move the cursor, break the line or turn the text round', () => {
  expect(printText('a\u001b[2J\u2028b\u202ec\u200bd')).toBe('a\\u{1b}[2J\\u{2028}b\\u{202e}c\\u{200b}d');
});
