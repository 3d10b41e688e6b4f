import type { ControlPoint } from './spline';
import { samplePath } from './spline';
import { add, cross, normalize, scale, subtract, type Vec2, type Vec3 } from './vector';

/** Triangles with shared vertices; `params` carries two surface coordinates per vertex (a loft's own). */
export interface Mesh {
  readonly positions: Float32Array;
  readonly triangles: Uint32Array;
  readonly params?: Float32Array;
  /** Vertices in a row, of a grid. */
  readonly columns?: number;
}

/** A vertex of a grid: a position and, for lofts, the loft's own two coordinates. */
export type GridVertex = readonly [number, number, number, number?, number?];

/** Quads over a rectangle of vertices; `wrap` joins the last row to the first without a seam. */
export function grid(rows: number, columns: number, vertex: (i: number, j: number) => GridVertex, wrap = false): Mesh {
  const positions = new Float32Array(rows * columns * 3);
  const params = new Float32Array(rows * columns * 2);
  for (let i = 0, k = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, k++) {
      const [x, y, z, u = 0, v = 0] = vertex(i, j);
      positions.set([x, y, z], 3 * k);
      params.set([u, v], 2 * k);
    }
  }
  const strips = wrap ? rows : rows - 1;
  const triangles = new Uint32Array(strips * (columns - 1) * 6);
  for (let i = 0, o = 0; i < strips; i++) {
    const row = i * columns;
    const next = ((i + 1) % rows) * columns;
    for (let j = 0; j + 1 < columns; j++, o += 6) {
      triangles.set([row + j, row + j + 1, next + j + 1, row + j, next + j + 1, next + j], o);
    }
  }
  return { positions, triangles, params, columns };
}

/** Keeps the triangles for which `keep` holds at all three corners' indices. */
export function filterTriangles(mesh: Mesh, keep: (a: number, b: number, c: number) => boolean): Mesh {
  const kept: number[] = [];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const [a, b, c] = [mesh.triangles[t]!, mesh.triangles[t + 1]!, mesh.triangles[t + 2]!];
    if (keep(a, b, c)) kept.push(a, b, c);
  }
  return { ...mesh, triangles: Uint32Array.from(kept) };
}

export function merge(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((n, m) => n + m.positions.length, 0));
  const params = new Float32Array((positions.length / 3) * 2);
  const triangles = new Uint32Array(meshes.reduce((n, m) => n + m.triangles.length, 0));
  let vertex = 0;
  let index = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3);
    if (mesh.params) params.set(mesh.params, vertex * 2);
    for (const corner of mesh.triangles) triangles[index++] = corner + vertex;
    vertex += mesh.positions.length / 3;
  }
  return { positions, triangles, params };
}

export function transform(mesh: Mesh, move: (x: number, y: number, z: number) => Vec3): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(move(mesh.positions[i]!, mesh.positions[i + 1]!, mesh.positions[i + 2]!), i);
  }
  return { ...mesh, positions };
}

/** The other side of the car. */
export function mirrored(mesh: Mesh): Mesh {
  const flipped = transform(mesh, (x, y, z) => [x, -y, z]);
  const triangles = mesh.triangles.slice();
  for (let t = 0; t < triangles.length; t += 3) {
    triangles[t + 1] = mesh.triangles[t + 2]!;
    triangles[t + 2] = mesh.triangles[t + 1]!;
  }
  return { ...flipped, triangles };
}

/** A turned part around the y axis (wheels): profile of [radius, y]. */
export function lathe(profile: readonly ControlPoint[], segments: number): Mesh {
  return grid(
    segments,
    profile.length,
    (i, j) => {
      const angle = (i / segments) * Math.PI * 2;
      const [radius, y] = profile[j]!;
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
    },
    true,
  );
}

/** A round (or flat, with unequal radii) bar along a path; radius may vary along it. */
export function tube(path: readonly Vec3[], radius: number | ((t: number) => number), sides = 10, flatness = 1): Mesh {
  const last = path.length - 1;
  return grid(path.length, sides + 1, (i, j) => {
    const here = path[i]!;
    const along = normalize(subtract(path[Math.min(last, i + 1)]!, path[Math.max(0, i - 1)]!));
    const reference: Vec3 = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
    const side = normalize(cross(along, reference));
    const up = cross(side, along);
    const r = typeof radius === 'number' ? radius : radius(i / last);
    const angle = (j / sides) * Math.PI * 2;
    return add(here, add(scale(side, r * Math.cos(angle)), scale(up, r * flatness * Math.sin(angle))));
  });
}

/** A rounded box or ellipsoid: `squareness` 0 is an ellipsoid, towards 1 a box. */
export function pebble(centre: Vec3, half: Vec3, squareness = 0.5, detail = 24): Mesh {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (1 - squareness * 0.85);
  return grid(detail, detail, (i, j) => {
    const longitude = (i / (detail - 1)) * Math.PI * 2;
    const latitude = (j / (detail - 1) - 0.5) * Math.PI;
    const ring = power(Math.cos(latitude));
    return [
      centre[0] + half[0] * ring * power(Math.cos(longitude)),
      centre[1] + half[1] * ring * power(Math.sin(longitude)),
      centre[2] + half[2] * power(Math.sin(latitude)),
    ];
  });
}

/** A slab between two closed outlines (equal point counts), closed at both ends with fans. */
function prism(outline: readonly Vec2[], place: (a: number, b: number, t: 0 | 1) => Vec3): Mesh {
  const loop = [...outline, outline[0]!];
  const wall = grid(2, loop.length, (i, j) => place(loop[j]![0], loop[j]![1], i as 0 | 1));
  const middle: Vec2 = [
    outline.reduce((s, p) => s + p[0], 0) / outline.length,
    outline.reduce((s, p) => s + p[1], 0) / outline.length,
  ];
  const cap = (t: 0 | 1) =>
    grid(2, loop.length, (i, j) => {
      const point = i ? middle : loop[j]!;
      return place(point[0], point[1], t);
    });
  return merge([wall, cap(0), cap(1)]);
}

/** An axis-aligned box between two corners. */
export function box(low: Vec3, high: Vec3): Mesh {
  const square: Vec2[] = [
    [low[0], low[1]],
    [high[0], low[1]],
    [high[0], high[1]],
    [low[0], high[1]],
  ];
  return prism(square, (x, y, t) => [x, y, t ? high[2] : low[2]]);
}

/** A turned profile from spline control points. */
export const smoothLathe = (profile: readonly ControlPoint[], steps: number, segments: number): Mesh =>
  lathe(samplePath(profile, steps), segments);
