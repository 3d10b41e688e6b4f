import { countInWords, fitOf } from './fit';

const car = { length: 4568, width: 1952, height: 1213 };
const garage = { length: 6000, width: 3000, height: 2300 };

it('rounds the space that is left down to a centimetre', () => {
  expect(fitOf(car, garage)).toEqual({
    verdict: 'fits',
    words: 'Fits, with 143 cm to spare in length, 104 cm in width and 108 cm in height.',
  });
  expect(fitOf(car, { length: 4577, width: 2552, height: 1213 })).toEqual({
    verdict: 'fits',
    words: 'Fits, with 0 cm to spare in length, 60 cm in width and 0 cm in height.',
  });
});

it('tells by how much a car is too big, and never a centimetre less', () => {
  expect(fitOf(car, { length: 4567, width: 1900, height: 1000 })).toEqual({
    verdict: 'too big',
    words: 'Does not fit: 1 cm too long, 6 cm too wide and 22 cm too high.',
  });
});

it.each([
  [2551, 'but a door opens only part of the way.'],
  [2151, 'but there is no room for its mirrors, nor to open a door.'],
])('says that a garage %d mm wide is tight', (width, words) => {
  const fit = fitOf(car, { ...garage, width });
  expect(fit.verdict).toBe('tight');
  expect(fit.words).toContain(words);
});

it.each([
  [2152, 'fits', 'Fits, with'],
  [2151, 'tight', 'but fold the mirrors to drive in.'],
  [1951, 'too big', 'Does not fit: 1 cm too wide for the doorway.'],
])('says of a doorway of %d mm: %s', (doorway, verdict, words) => {
  const fit = fitOf(car, { ...garage, doorway });
  expect(fit.verdict).toBe(verdict);
  expect(fit.words).toContain(words);
});

it.each([
  [['fits', 'fits'], 'All 2 cars fit your garage.'],
  [['fits', 'tight', 'too big'], '2 of 3 cars fit your garage, 1 of them only just.'],
  [['tight', 'tight', 'too big'], '2 of 3 cars fit your garage, but only just.'],
  [['fits', 'too big'], '1 of 2 cars fits your garage.'],
  [['too big', 'too big'], 'None of 2 cars fits your garage.'],
] as const)('counts %j', (verdicts, words) => {
  expect(countInWords(verdicts.map((verdict) => ({ verdict, words: '' })))).toBe(words);
});
