import { clamp } from './vector';

/** Normals farther apart than the second cosine are an edge and do not even each other out; nearer than the first, wholly. */
const EDGE = [0.94, 0.8] as const;

/**
 * Evens out the unit normals of half a loft, a grid of `columns`: along its columns over the first radius, along its rows over
 * the second (one standard deviation each, metres). Paint shows in its highlights the waves of less than a millimetre that
 * control points leave between them.
 */
export function fairNormals(
  positions: Float32Array,
  normals: Float32Array,
  columns: number,
  [along, across]: readonly [number, number],
): void {
  const rows = positions.length / 3 / columns;
  for (let row = 0; row < rows; row++) {
    const line = Array.from({ length: columns }, (_, i) => row * columns + i);
    fairLine(positions, normals, line, across);
  }
  for (let column = 0; column < columns; column++) {
    const line = Array.from({ length: rows }, (_, i) => i * columns + column);
    fairLine(positions, normals, line, along);
  }
}

/** Nearer to the car's middle than this, a line goes on as its mirror image; metres. */
const MIDDLE = 1e-3;

/** Evens out the normals of the vertices of one line. Bonnets and roofs meet the middle with one end, noses with the other. */
function fairLine(positions: Float32Array, normals: Float32Array, own: readonly number[], radius: number): void {
  const isMiddle = (vertex: number) => Math.abs(positions[3 * vertex + 1]!) < MIDDLE;
  const before = isMiddle(own[0]!) ? own.toReversed() : [];
  const after = isMiddle(own.at(-1)!) ? own.toReversed() : [];
  const line = [...before, ...own, ...after];
  const first = before.length;
  const side = (i: number) => (i >= first && i < first + own.length ? 1 : -1);
  const at = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [3 * line[i - 1]!, 3 * line[i]!];
    const step = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!);
    at.push(at[i - 1]! + Math.hypot(...step));
  }
  const fair = own.map((vertex, k) => {
    const i = first + k;
    const sum = [0, 0, 0];
    const take = (j: number) => {
      const [nx, ny, nz] = [normals[3 * line[j]!]!, normals[3 * line[j]! + 1]! * side(j), normals[3 * line[j]! + 2]!];
      const cosine = nx * normals[3 * vertex]! + ny * normals[3 * vertex + 1]! + nz * normals[3 * vertex + 2]!;
      const share = (at[Math.min(j + 1, at.length - 1)]! - at[Math.max(j - 1, 0)]!) / 2;
      const weight =
        share * clamp((cosine - EDGE[1]) / (EDGE[0] - EDGE[1])) * Math.exp(-0.5 * ((at[j]! - at[i]!) / radius) ** 2);
      sum[0]! += nx * weight;
      sum[1]! += ny * weight;
      sum[2]! += nz * weight;
    };
    for (let j = i; j >= 0 && at[i]! - at[j]! < 3 * radius; j--) take(j);
    for (let j = i + 1; j < line.length && at[j]! - at[i]! < 3 * radius; j++) take(j);
    const length = Math.hypot(...sum);
    return length > 0 ? sum.map((v) => v / length) : [...normals.subarray(3 * vertex, 3 * vertex + 3)];
  });
  fair.forEach((normal, i) => {
    normals.set(normal, 3 * own[i]!);
  });
}
