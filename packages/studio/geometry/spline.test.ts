import { bspline, curve, through, toPoints } from './spline';

test('a clamped B-spline starts and ends at its first and last control points', () => {
  const at = bspline('0,1 1,3 2,-1 3,2 4,5');
  expect(at(0)).toEqual([0, 1]);
  expect(at(1)[0]).toBeCloseTo(4, 9);
  expect(at(1)[1]).toBeCloseTo(5, 9);
});

test('control points on a line give that line, whatever their weights', () => {
  const f = curve('0,0 1,2,3 2,4,.5 5,10');
  for (const x of [0.1, 1, 2.7, 4.9]) expect(f(x)).toBeCloseTo(2 * x, 3);
});

test('a heavier point draws the curve nearer', () => {
  expect(curve('0,0 1,0 2,1,4 3,0 4,0')(2)).toBeGreaterThan(curve('0,0 1,0 2,1 3,0 4,0')(2));
});

test('through() passes through every point', () => {
  const f = through('0,.5 1.2,.83 1.4,.9 3,.7');
  expect(f(1.2)).toBeCloseTo(0.83, 9);
  expect(f(1.4)).toBeCloseTo(0.9, 9);
});

test('beyond its ends a curve keeps its last value', () => {
  expect(curve('0,1 1,2')(-1)).toBe(1);
  expect(curve('0,1 1,2')(7)).toBe(2);
});

test('text that is not a point is refused by name', () => {
  expect(() => toPoints('0,.5 1')).toThrow("'1' in '0,.5 1' is not a point");
});
