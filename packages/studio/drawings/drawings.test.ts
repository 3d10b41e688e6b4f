import { readFileSync } from 'node:fs';
import { CAR_SLUGS, carBySlug } from '../cars';
import { areaOf, blurred, contours, type Point } from './contour';
import { type Curve, fitCurves } from './fit-curves';

const SIZE = 200;

/** A mask of ones where the figure is. */
function mask(isInside: (x: number, y: number) => boolean) {
  const values = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) values[y * SIZE + x] = isInside(x - 100, y - 100) ? 1 : 0;
  return { columns: SIZE, rows: SIZE, values };
}

const disc = mask((x, y) => Math.hypot(x, y) < 80);
const ring = mask((x, y) => Math.abs(Math.hypot(x, y) - 60) < 20);
const square = mask((x, y) => Math.max(Math.abs(x), Math.abs(y)) < 70);

it('follows the edge of a figure, and that of a hole in it', () => {
  const [circle, ...others] = contours(blurred(disc, 2));
  expect(others).toEqual([]);
  for (const [x, y] of circle!) expect(Math.abs(Math.hypot(x - 100, y - 100) - 80)).toBeLessThan(1);
  expect(Math.abs(areaOf(circle!) / (Math.PI * 80 ** 2) - 1)).toBeLessThan(0.01);
  expect(contours(blurred(ring, 2))).toHaveLength(2);
});

/** Points along a curve. */
function along(from: Point, [a, b, to]: Curve): Point[] {
  return [0.25, 0.5, 0.75, 1].map((t): Point => {
    const u = 1 - t;
    const at = (k: 0 | 1) => u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to[k];
    return [at(0), at(1)];
  });
}

function drawn(loop: readonly Point[], tolerance: number) {
  const { start, curves } = fitCurves(loop, tolerance);
  const points = curves.flatMap((curve, i) => along(curves[i - 1]?.[2] ?? start, curve));
  return { count: curves.length, points };
}

it('draws a round edge with few curves that stay near it', () => {
  const { count, points } = drawn(contours(blurred(disc, 2))[0]!, 1);
  expect(count).toBeLessThanOrEqual(6);
  for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 100, y - 100) - 80)).toBeLessThan(1.6);
});

it('keeps straight sides straight and corners sharp', () => {
  const { count, points } = drawn(contours(blurred(square, 2))[0]!, 1);
  expect(count).toBeLessThanOrEqual(16);
  for (const [x, y] of points) expect(Math.abs(Math.max(Math.abs(x - 100), Math.abs(y - 100)) - 70)).toBeLessThan(2);
  const corner = Math.max(...points.map(([x, y]) => Math.hypot(x - 100, y - 100)));
  expect(corner).toBeGreaterThan(70 * Math.SQRT2 - 3);
});

/** Where the first path of a group ends on all sides, in millimetres: it is the outline of the car. */
function extent(svg: string, group: string) {
  const [, unit = '', path = ''] =
    new RegExp(`<g id="${group}"[^>]* transform="scale\\((\\d+)\\)"[^>]*><path [^>]*? d="([^"]+)"`).exec(svg) ?? [];
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map((one) => Number(one) * Number(unit));
  const points = Array.from(path.matchAll(/M([^c]+)c([^z]+)z/g)).flatMap(([, start = '', curves = '']) => {
    let from = numbers(start) as unknown as Point;
    const steps = numbers(curves);
    return Array.from({ length: steps.length / 6 }, (_, i) => {
      const [a, b, to] = [0, 2, 4].map((k): Point => [from[0] + steps[6 * i + k]!, from[1] + steps[6 * i + k + 1]!]);
      const points = along(from, [a!, b!, to!]);
      from = to!;
      return points;
    }).flat();
  });
  const [x, y] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return { left: Math.min(...x), right: Math.max(...x), top: -Math.min(...y), ground: -Math.max(...y) };
}

it.each(CAR_SLUGS)('has drawn %s as long and as high as it is', async (slug) => {
  const { length, height } = (await carBySlug(slug)).dimensions;
  const { left, right, top, ground } = extent(readFileSync(`public/drawings/${slug}.svg`, 'utf8'), 'side');
  expect(Math.abs(left)).toBeLessThan(40);
  expect(Math.abs(right - 1000 * length)).toBeLessThan(40);
  expect(Math.abs(top - 1000 * height)).toBeLessThan(10);
  expect(Math.abs(ground)).toBeLessThan(10);
});
