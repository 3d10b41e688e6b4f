import { listInWords } from './list-in-words';

it.each([
  [[], ''],
  [['deposit'], 'deposit'],
  [['deposit', 'age'], 'deposit and age'],
  [['deposit', 'age', 'insurance'], 'deposit, age and insurance'],
])('says %j', (items, words) => {
  expect(listInWords(items)).toBe(words);
});
