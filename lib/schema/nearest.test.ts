import { nearest } from './nearest';

const fields = ['price', 'dailyRental', 'name', 'fuel'];

it.each([
  ['pirce', 'price'],
  ['dailyrental', 'dailyRental'],
  ['FUEL', 'fuel'],
  ['fuels', 'fuel'],
])('finds for %s the word %s', (word, known) => {
  expect(nearest(word, fields)).toBe(known);
});

it('finds the shortest word for none', () => {
  expect(nearest('', ['ab', 'a'])).toBe('a');
});

it('takes the first of two that are equally near', () => {
  expect(nearest('b', ['a', 'c'])).toBe('a');
});

it('finds nothing beyond the limit or among nothing', () => {
  expect(nearest('nme', fields, 1)).toBe('name');
  expect(nearest('nm', fields, 1)).toBeNull();
  expect(nearest('price', [])).toBeNull();
});

it('compares very long words by their beginning', () => {
  const word = `${'a'.repeat(100)}${'b'.repeat(100)}`;

  expect(nearest(word, ['a'.repeat(150), word])).toBe('a'.repeat(150));
});
