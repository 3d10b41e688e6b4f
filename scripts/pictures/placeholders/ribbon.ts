import { distance, type Point } from './geometry';

/** Where on a line: the share of its length gone by, and how far its surface faces the light above, 0 to 1. */
export type Place = { readonly share: number; readonly upwards: number };

/**
 * A strip of light along a line, as a closed outline: one edge is the line, the other lies `thickness` millimetres
 * inside it (below, where the line runs towards the tail).
 */
export function ribbon(line: readonly Point[], thickness: (place: Place) => number): readonly Point[] {
  const total = line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
  let gone = 0;
  const inner = line.map((point, index): Point => {
    const before = line[index - 1] ?? point;
    const after = line[index + 1] ?? point;
    gone += distance(before, point);
    const run = distance(before, after) || 1;
    const along: Point = [(after[0] - before[0]) / run, (after[1] - before[1]) / run];
    const depth = thickness({ share: gone / total, upwards: Math.max(0, along[0]) });
    return [point[0] + along[1] * depth, point[1] - along[0] * depth];
  });
  return [...line, ...inner.reverse()];
}
