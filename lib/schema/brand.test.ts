import { contrast } from './brand';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // As WCAG's own examples and its checkers have them.
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#595959', 7],
  ['#ff0000', '#0000ff', 2.15],
])('of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
