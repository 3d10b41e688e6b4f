import { distance, type Point, smoothLine, smoothLoop } from './geometry';
import { ribbon } from './ribbon';

const includes = (line: readonly Point[], place: Point) => line.some((point) => distance(point, place) < 1e-6);

it('passes through every point', () => {
  const points: Point[] = [
    [0, 0],
    [10, 5],
    [20, 4],
    [60, 30],
  ];
  const line = smoothLine(points);
  for (const point of points) expect(includes(line, point)).toBe(true);
});

it('is straight up to a corner and goes on straight after it', () => {
  const line = smoothLine([
    [0, 0],
    [10, 0, 'corner'],
    [10, 10],
  ]);
  for (const [x, z] of line) expect(Math.min(Math.abs(z), Math.abs(x - 10))).toBeLessThan(1e-9);
});

it('makes no loop where points crowd together', () => {
  const line = smoothLine([
    [0, 0],
    [100, 0],
    [101, 1],
    [200, 100],
  ]);
  const steps = line.slice(1).map(([x], index) => x - (line[index]?.[0] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
});

it('closes a loop', () => {
  const loop = smoothLoop([
    [0, 0],
    [10, 0, 'corner'],
    [10, 10],
    [0, 10],
  ]);
  expect(loop[0]).toEqual([10, 0]);
  expect(distance(loop[0] as Point, loop.at(-1) as Point)).toBeLessThan(1e-6);
});

it('lays a ribbon of the asked thickness under a level line', () => {
  const level: Point[] = [
    [0, 5],
    [10, 5],
    [20, 5],
  ];
  expect(ribbon(level, () => 2)).toEqual([...level, [20, 3], [10, 3], [0, 3]]);
});

it('tells what faces up from what faces sideways', () => {
  const seen: number[] = [];
  const level: Point[] = [
    [0, 0],
    [10, 0],
  ];
  const upright: Point[] = [
    [0, 0],
    [0, 10],
  ];
  for (const line of [level, upright]) ribbon(line, ({ upwards }) => seen.push(upwards));
  expect(seen).toEqual([1, 1, 0, 0]);
});
