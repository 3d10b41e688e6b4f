import { frameAddress, frameAfterDrag, spinSize, spinText } from './spin';

const FRAMES = 36;

it('numbers its files with two digits', () => {
  expect(frameAddress({ folder: '/pictures/some-car/spin' }, 5)).toBe('/pictures/some-car/spin/05.avif');
  expect(frameAddress({ folder: '/pictures/some-car/spin' }, 35)).toBe('/pictures/some-car/spin/35.avif');
});

it.each([
  [0, 'Front three-quarter, 0 degrees'],
  [5, 'Right side, 50 degrees'],
  [14, 'Rear, 140 degrees'],
  [35, 'Front three-quarter, 350 degrees'],
])('describes frame %i: %s', (frame, words) => {
  expect(spinText(frame, FRAMES)).toBe(words);
});

it.each([
  ['a quarter to the right', 0, 90, 9],
  ['to the left, past the first', 2, -40, 34],
  ['a whole turn', 7, 360, 7],
  ['more than a turn', 7, -730, 6],
])('turns by a drag: %s', (_, from, distance, frame) => {
  expect(frameAfterDrag(from, distance, 360, FRAMES)).toBe(frame);
});

it('does not turn where nothing is laid out', () => {
  expect(frameAfterDrag(7, 100, 0, FRAMES)).toBe(7);
});

it('says the size in the units of a data bundle', () => {
  expect([302_418, 1_234_567, 996_000, 900].map(spinSize)).toEqual([
    'about 300 kB',
    'about 1.2 MB',
    'about 1.0 MB',
    'about 10 kB',
  ]);
});
