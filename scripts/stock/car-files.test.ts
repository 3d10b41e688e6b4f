import { newId } from '@/lib/schema/new-id';
import { fileNameFor } from './car-files';

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

it('numbers two cars of the same second apart', () => {
  const now = Date.UTC(2026, 10, 29);
  const first = newId(now, [12]);
  expect(first).toBe(28_684_800);
  expect(newId(now, [12, first])).toBe(first + 1);
});
