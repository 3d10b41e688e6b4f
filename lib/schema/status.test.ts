import { statusMeant, statusNote } from './status';

it.each([
  ['available', 'available'],
  ['SOLD', 'sold'],
  [' Rented ', 'rented'],
  ['reserved', 'Reserved'],
  ['unavailable', 'unavailable'],
  ['sould', 'sould'],
  ['In transit', 'In transit'],
  ['constructor', 'constructor'],
])('reads %j as %j: case and spaces are forgiven, nothing is guessed', (written, meant) => {
  expect(statusMeant(written)).toBe(meant);
});

it('suggests the nearest of the known words, and takes none for it', () => {
  expect(['available', 'SOLD', 'Reserved'].map(statusNote)).toEqual([null, null, null]);
  expect(statusNote('unavailable')).toBe(
    'is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved; did you mean available?',
  );
  expect(statusNote('In transit')).toBe(
    'is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved',
  );
});
