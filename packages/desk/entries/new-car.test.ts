import { fileNameFor, newFile, nextId } from './new-car';

it.each([
  ['Citroën DS 21', 'citroen-ds-21'],
  ['  Mercedes-AMG  GT 63 S ', 'mercedes-amg-gt-63-s'],
  ['Eland', 'eland-2'],
  ['豪华', 'car'],
  ['../../secret', 'secret'],
  ['x'.repeat(300), 'x'.repeat(80)],
  ['Con', 'car'],
])('calls the file of %s %s', (name, file) => {
  expect(fileNameFor(name, new Set(['eland']))).toBe(file);
});

it('writes the fields of a new car in the order of the schema', () => {
  expect(newFile({ b: 1, a: 2, c: undefined }, ['a', 'b', 'c'])).toBe(
    '{\n  "$schema": "../schema/vehicle.json",\n  "a": 2,\n  "b": 1\n}\n',
  );
});

it.each<[unknown[], number]>([
  [[], 1],
  [[1, 7, 'x', undefined, 2.5], 8],
  [[1, 2, 999_999_999], 3],
])('gives after %j the number %d', (taken, next) => {
  expect(nextId(new Set(taken))).toBe(next);
});
