import { internationalDigits } from './locale';

it.each([
  ['+254 700 000 000', '254700000000'],
  ['00254 700-000-000', '254700000000'],
  ['+254 (0)700 000 000', '254700000000'],
  ['0700 000 000', '254700000000'],
  ['+44 20 7946 0018', '442079460018'],
])('dials %s as %s', (written, digits) => {
  expect(internationalDigits(written)).toBe(digits);
});
