import { listInWords, lowerFirst, monogram, upperFirst } from './words';

it.each([
  ['Luxury cars in Mombasa', 'luxury cars in Mombasa'],
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

describe('Decision, a person without a picture', () => {
  it.each([
    ['Wanjiru Kamau', 'WK'],
    ['  wanjiru   kamau ', 'WK'],
    ['Wanjiru', 'W'],
    ['Amina wa Njeri Otieno', 'AO'],
    ['Élodie Ñandú', 'ÉÑ'],
    ['E\u0301lodie Nandu', 'ÉN'],
    ['x\u0323\u0302 b', 'X\u0323\u0302B'],
    ['(Tony) "Kip"', 'TK'],
    ["Tony O'Brien", 'TO'],
    ['Kamau & Sons', 'KS'],
    ['50 Cent', '5C'],
    ['\u{10428}\u{1042A} \u{20BB7}\u91CE', '\u{10400}\u{20BB7}'],
    ['😀 Kamau', 'K'],
    ['', ''],
    ['—', ''],
  ])('draws %j as %j', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});
