import { listInWords, lowerFirst } from './phrases';

it.each([
  ['Luxury cars in Mombasa', 'luxury cars in Mombasa'],
  ['BMW and nothing else', 'BMW and nothing else'],
  ['100 cars', '100 cars'],
  ['', ''],
])('continues a sentence with %p', (text, continued) => {
  expect(lowerFirst(text)).toBe(continued);
});

it.each([
  [[], ''],
  [['deposit'], 'deposit'],
  [['deposit', 'age'], 'deposit and age'],
  [['deposit', 'age', 'insurance'], 'deposit, age and insurance'],
])('lists %j in words', (items, words) => {
  expect(listInWords(items)).toBe(words);
});
