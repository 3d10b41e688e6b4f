import { listInWords, lowerFirst, upperFirst } from './phrases';

it.each([
  ['Luxury cars in Mombasa', 'luxury cars in Mombasa'],
  ['The BMW', 'the BMW'],
  ['BMW and nothing else', 'BMW and nothing else'],
  ['100 cars', '100 cars'],
  ['', ''],
])('continues a sentence with %p', (text, continued) => {
  expect(lowerFirst(text)).toBe(continued);
});

it('begins a line with a capital', () => {
  expect(['within Nairobi', ''].map(upperFirst)).toEqual(['Within Nairobi', '']);
});

it.each([
  [[], ''],
  [['deposit'], 'deposit'],
  [['deposit', 'age'], 'deposit and age'],
  [['deposit', 'age', 'insurance'], 'deposit, age and insurance'],
])('lists %j in words', (items, words) => {
  expect(listInWords(items)).toBe(words);
});
