import { ellipse, polygon, roundedBox, stroke, union, without } from './shape';

const square = polygon('0,0 .1,0 .1,.1 0,.1');

test('a polygon is negative inside, zero on its edge, positive outside', () => {
  expect(square.distance(0.05, 0.05)).toBeCloseTo(-0.05, 9);
  expect(square.distance(0.1, 0.05)).toBeCloseTo(0, 9);
  expect(square.distance(0.13, 0.05)).toBeCloseTo(0.03, 9);
});

test('far outside it never claims to be farther than it is', () => {
  expect(square.distance(1, 1)).toBeLessThanOrEqual(Math.hypot(0.9, 0.9) + 1e-9);
  expect(square.distance(1, 1)).toBeGreaterThan(0.5);
});

test('a stroke has its width all along, round corners too', () => {
  const line = stroke('0,0 .1,0 .1,.1', 0.01);
  expect(line.distance(0.05, 0.01)).toBeCloseTo(0, 9);
  expect(line.distance(0.11, 0.05)).toBeCloseTo(0, 9);
});

test('union takes what is in either, without what is in the first only', () => {
  const hole = ellipse([0.05, 0.05], [0.02, 0.02]);
  expect(without(square, hole).distance(0.05, 0.05)).toBeGreaterThan(0);
  expect(union(square, ellipse([0.3, 0], [0.05, 0.05])).distance(0.3, 0)).toBeLessThan(0);
});

test('a rounded box loses its corners', () => {
  const box = roundedBox([0, 0], [0.1, 0.05], 0.03);
  expect(box.distance(0.1, 0)).toBeCloseTo(0, 9);
  expect(box.distance(0.099, 0.049)).toBeGreaterThan(0);
});
