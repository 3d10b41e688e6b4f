export type Point = readonly [number, number];

/** A picture of one number a pixel. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** A box blur in both directions, so that the steps of a mask become a slope that a contour can follow. */
export function blurred({ columns, rows, values }: Field, radius: number): Field {
  const once = run(values, columns, rows, 1, columns, radius);
  return { columns, rows, values: run(once, rows, columns, columns, 1, radius) };
}

function run(from: Float32Array, count: number, lines: number, step: number, lineStep: number, radius: number) {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const at = (i: number) => from[start + Math.max(0, Math.min(count - 1, i)) * step]!;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < count; i++) {
      to[start + i * step] = sum * share;
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return to;
}

/** Closed lines along which the field is at the level, in pixels (marching squares). The field's edge must lie below it. */
export function contours({ columns, rows, values }: Field, level = 0.5): Point[][] {
  const next = new Map<number, [number, Point]>();
  const value = (column: number, row: number) => values[row * columns + column]!;
  /** Edges have numbers: twice the pixel's, and one more for the edge that leads upwards. */
  const edge = (column: number, row: number, up: 0 | 1) => 2 * (row * columns + column) + up;
  const between = (a: number, b: number) => (level - a) / (b - a);
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)];
      const kind = Number(a > level) + 2 * Number(b > level) + 4 * Number(c > level) + 8 * Number(d > level);
      if (kind === 0 || kind === 15) continue;
      const sides = {
        low: [edge(x, y, 0), [x + between(a, b), y]],
        right: [edge(x + 1, y, 1), [x + 1, y + between(b, c)]],
        high: [edge(x, y + 1, 0), [x + between(d, c), y + 1]],
        left: [edge(x, y, 1), [x, y + between(a, d)]],
      } as const;
      for (const [from, to] of TURNS[kind]!) next.set(sides[from][0], [sides[to][0], sides[from][1]]);
    }
  }
  const loops: Point[][] = [];
  for (const first of next.keys()) {
    const loop: Point[] = [];
    for (let at: number | undefined = first; at !== undefined; ) {
      const step = next.get(at);
      if (!step) break;
      next.delete(at);
      loop.push(step[1]);
      at = step[0];
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

type Side = 'low' | 'right' | 'high' | 'left';

/** By which corners are above the level: where the line enters a cell and where it leaves it, the high side on its left. */
const TURNS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['low', 'left']],
  2: [['right', 'low']],
  3: [['right', 'left']],
  4: [['high', 'right']],
  5: [
    ['low', 'left'],
    ['high', 'right'],
  ],
  6: [['high', 'low']],
  7: [['high', 'left']],
  8: [['left', 'high']],
  9: [['low', 'high']],
  10: [
    ['right', 'low'],
    ['left', 'high'],
  ],
  11: [['right', 'high']],
  12: [['left', 'right']],
  13: [['low', 'right']],
  14: [['left', 'low']],
};

/** The area that a closed line encloses. */
export function areaOf(loop: readonly Point[]): number {
  const twice = loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
