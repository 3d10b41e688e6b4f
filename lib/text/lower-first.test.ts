import { lowerFirst } from './lower-first';

it.each([
  ['Luxury cars in Mombasa', 'luxury cars in Mombasa'],
  ['BMW and nothing else', 'BMW and nothing else'],
  ['100 cars', '100 cars'],
  ['', ''],
])('continues a sentence with %p', (text, continued) => {
  expect(lowerFirst(text)).toBe(continued);
});
