import type { MeshPattern } from '../car/spec';

/** Distance from the middle of the nearest repeat. */
const fromRepeat = (value: number, size: number) => Math.abs(value - Math.round(value / size) * size);

function honeycomb(a: number, b: number, cell: number): number {
  // nearest of two interleaved rectangular grids of cell centres, then distance to that hexagon's edge
  const tall = cell * Math.sqrt(3);
  const [a1, b1] = [fromRepeat(a, tall), fromRepeat(b, cell)];
  const [a2, b2] = [fromRepeat(a + tall / 2, tall), fromRepeat(b + cell / 2, cell)];
  const [x, y] = a1 * a1 + b1 * b1 < a2 * a2 + b2 * b2 ? [a1, b1] : [a2, b2];
  return cell / 2 - Math.max(y, x * 0.866 + y * 0.5);
}

/** Signed distance to the bars of a grille (negative on a bar), in drawing coordinates; all lengths metres. */
export function barDistance(pattern: MeshPattern, a: number, b: number): number {
  const { kind, cell, bar } = pattern;
  switch (kind) {
    case 'vertical':
      return fromRepeat(a, cell) - bar / 2;
    case 'horizontal':
      return fromRepeat(b, cell) - bar / 2;
    case 'diamond': {
      // wider than tall, as grilles are woven
      const u = (a * 0.8 + b) / 1.28;
      const v = (a * 0.8 - b) / 1.28;
      return Math.min(fromRepeat(u, cell), fromRepeat(v, cell)) - bar / 2;
    }
    case 'honeycomb':
      return honeycomb(a, b, cell) - bar / 2;
  }
}
