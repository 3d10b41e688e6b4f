import { assembleCar, assembleCovered } from '../car/assemble';
import { type CarSpec, FINISHES, type Part } from '../car/spec';
import { fairNormals } from '../geometry/fair-normals';
import { type RayTarget, rayTarget } from '../geometry/ray-caster';
import { PANELS } from '../shade/surface';

/** A car as flat arrays in shared memory: made once, read by every worker. */
export interface Scene extends RayTarget {
  readonly normals: Float32Array;
  readonly params: Float32Array;
  /** Per triangle: index into FINISHES, into PANELS, and by what it is cut. */
  readonly finishes: Uint8Array;
  readonly panels: Uint8Array;
  readonly cuttable: Uint8Array;
  /** Per vertex: a number of its part, the same for a part and its mirror image. */
  readonly part: Uint32Array;
  /** Per vertex: how much light gets there past the rest of the car. All 1 until it has been found. */
  readonly open: Float32Array;
}

/** By what a triangle is cut: nothing, the arches and a doorway, or the outline of the door it belongs to. */
export const CUT = { never: 0, ofShell: 1, ofDoor: 2 } as const;

/** Metres along the car, and across it, over which the normals of its skin are evened out. */
const FAIR_OVER = [0.1, 0.05] as const;

type Shareable = Float32Array | Uint32Array | Uint8Array;

function shared<T extends Shareable>(array: T): T {
  const copy = new (array.constructor as new (buffer: SharedArrayBuffer) => T)(new SharedArrayBuffer(array.byteLength));
  copy.set(array as never);
  return copy;
}

/** Adds each triangle's normal, weighted by its area, to its corners. */
function accumulateNormals(positions: Float32Array, triangles: Uint32Array, normals: Float32Array): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const e = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!) as [number, number, number];
    const f = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!) as [number, number, number];
    const n = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[corner + k]! += n[k]!;
  }
}

function joinParts(parts: readonly Part[]) {
  const vertices = parts.reduce((n, p) => n + p.mesh.positions.length / 3, 0);
  const triangles = parts.reduce((n, p) => n + p.mesh.triangles.length / 3, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const params = new Float32Array(vertices * 2);
  const part = new Uint32Array(vertices);
  const indices = new Uint32Array(triangles * 3);
  const finishes = new Uint8Array(triangles);
  const panels = new Uint8Array(triangles);
  const cuttable = new Uint8Array(triangles);
  let vertex = 0;
  let triangle = 0;
  for (const { mesh, finish, panel = 'none', cut, ofDoor } of parts) {
    positions.set(mesh.positions, vertex * 3);
    if (mesh.params) params.set(mesh.params, vertex * 2);
    part.fill(
      mesh.positions.length * FINISHES.length + FINISHES.indexOf(finish),
      vertex,
      vertex + mesh.positions.length / 3,
    );
    const own = normals.subarray(vertex * 3, vertex * 3 + mesh.positions.length);
    accumulateNormals(mesh.positions, mesh.triangles, own);
    // both halves of a loft meet in the middle: no crease there
    if (panel !== 'none') for (let i = 1; i < own.length; i += 3) if (Math.abs(mesh.positions[i]!) < 1e-4) own[i] = 0;
    for (let i = 0; i < mesh.triangles.length; i++) indices[triangle * 3 + i] = mesh.triangles[i]! + vertex;
    const end = triangle + mesh.triangles.length / 3;
    finishes.fill(FINISHES.indexOf(finish), triangle, end);
    panels.fill(PANELS.indexOf(panel), triangle, end);
    cuttable.fill(cut ? (ofDoor ? CUT.ofDoor : CUT.ofShell) : CUT.never, triangle, end);
    vertex += mesh.positions.length / 3;
    triangle = end;
  }
  for (let i = 0; i < normals.length; i += 3) {
    const l = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[i + k]! /= l;
  }
  let first = 0;
  for (const { mesh, panel = 'none' } of parts) {
    const own = normals.subarray(first, first + mesh.positions.length);
    if (panel !== 'none') fairNormals(mesh.positions, own, mesh.columns!, FAIR_OVER);
    first += mesh.positions.length;
  }
  return { positions, normals, params, part, indices, finishes, panels, cuttable };
}

/** Builds the scene of a car, or of the cloth over it; `quality` is the fineness of its meshes. */
export function buildScene(car: CarSpec, quality: number, covered = false): Scene {
  const joined = joinParts(covered ? assembleCovered(car, quality) : assembleCar(car, quality));
  return {
    ...rayTarget(shared(joined.positions), shared(joined.indices)),
    normals: shared(joined.normals),
    params: shared(joined.params),
    part: shared(joined.part),
    finishes: shared(joined.finishes),
    panels: shared(joined.panels),
    cuttable: shared(joined.cuttable),
    open: shared(new Float32Array(joined.positions.length / 3).fill(1)),
  };
}
