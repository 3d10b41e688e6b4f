import { formatNumber } from './format-number';

it.each([
  [0, {}, '0'],
  [950, {}, '950'],
  [45_000_000, {}, '45,000,000'],
  [9_007_199_254_740_991, {}, '9,007,199,254,740,991'],
  [1234.5678, { most: 10 }, '1,234.5678'],
  [12_500, { most: 1, grouped: false }, '12500'],
  [3, { least: 1, most: 2 }, '3.0'],
  [3.456, { least: 1, most: 2 }, '3.46'],
  [2.5, { least: 2 }, '2.50'],
  [10.35, { most: 1 }, '10.4'],
  [0.001, { most: 2 }, '0'],
])('writes %d with %j as %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});
