import { BufferAttribute, BufferGeometry } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';

/** Triangles, and the hierarchy of boxes that finds them, in shared memory: made once, read by every worker. */
export interface RayTarget {
  /** Three coordinates a vertex, metres. */
  readonly positions: Float32Array;
  /** Three vertices a triangle. */
  readonly indices: Uint32Array;
  /** The boxes as three-mesh-bvh packs them, and the triangles in the order of its leaves. */
  readonly nodes: SharedArrayBuffer;
  readonly order: Uint32Array;
  /** Per triangle in that order: a corner and the two edges that leave it. */
  readonly corners: Float32Array;
}

/** Whether the point of a cuttable triangle has been cut away (a wheel arch, say); `by` says how it is cut, 1 or more. */
export type CutAway = (x: number, y: number, z: number, by: number) => boolean;

/** Nearer than this a ray meets only the surface it leaves; metres. */
const NEAREST = 1e-4;

/** How three-mesh-bvh packs a node: six bounds; the right child's place or the first triangle; the axis or the count. */
const WORDS = 8;
const LEAF = 0xffff;
const DEEPEST = 64;
const CORNER_FLOATS = 9;

/** Both arrays must lie in shared memory already. */
export function rayTarget(positions: Float32Array, indices: Uint32Array): RayTarget {
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setIndex(new BufferAttribute(indices, 1));
  // The triangles keep their places, by which finishes and panels are looked up.
  const bvh = new MeshBVH(geometry, { strategy: SAH, targetLeafSize: 6, indirect: true, useSharedArrayBuffer: true });
  const { roots, indirectBuffer } = MeshBVH.serialize(bvh, { cloneBuffers: false });
  const count = indices.length / 3;
  const order = new Uint32Array(new SharedArrayBuffer(count * 4));
  order.set(indirectBuffer!);
  const corners = new Float32Array(new SharedArrayBuffer(count * CORNER_FLOATS * 4));
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * indices[3 * order[i]! + k]!) as [number, number, number];
    for (let k = 0; k < 3; k++) {
      const o = i * CORNER_FLOATS + k;
      corners[o] = positions[a + k]!;
      corners[o + 3] = positions[b + k]! - positions[a + k]!;
      corners[o + 6] = positions[c + k]! - positions[a + k]!;
    }
  }
  return { positions, indices, nodes: roots[0] as unknown as SharedArrayBuffer, order, corners };
}

/**
 * Finds what a ray meets. The library builds the hierarchy; it is walked here, over its packed numbers and without an object
 * a ray, which is five times as fast. The result of the last successful cast is in `distance`, `triangle`, `u`, `v`.
 */
export class RayCaster {
  /** In lengths of the ray's direction. */
  distance = 0;
  triangle = -1;
  /** Weights of the triangle's second and third corner. */
  u = 0;
  v = 0;
  private readonly bounds: Float32Array;
  private readonly words: Uint32Array;
  private readonly halves: Uint16Array;
  private readonly stack = new Uint32Array(DEEPEST);
  private readonly entries = new Float64Array(DEEPEST);

  constructor(
    private readonly target: RayTarget,
    /** Per triangle: 0 is never cut. */
    private readonly cuttable: Uint8Array,
    private readonly isCutAway: CutAway,
  ) {
    this.bounds = new Float32Array(target.nodes);
    this.words = new Uint32Array(target.nodes);
    this.halves = new Uint16Array(target.nodes);
  }

  /** Casts from o along d, which need not be unit, as far as `reach` times its length. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean {
    const { words, halves, stack, entries } = this;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    this.distance = reach;
    this.triangle = -1;
    let top = 0;
    let node = 0;
    if (this.enter(0, ox, oy, oz, ix, iy, iz) === Infinity) return false;
    for (;;) {
      if (halves[node * 2 + 15] === LEAF) {
        this.meetLeaf(words[node + 6]!, halves[node * 2 + 14]!, ox, oy, oz, dx, dy, dz);
      } else {
        let near = node + WORDS;
        let far = node + words[node + 6]! * WORDS;
        let nearAt = this.enter(near, ox, oy, oz, ix, iy, iz);
        let farAt = this.enter(far, ox, oy, oz, ix, iy, iz);
        if (farAt < nearAt) {
          [near, far] = [far, near];
          [nearAt, farAt] = [farAt, nearAt];
        }
        if (farAt !== Infinity) {
          stack[top] = far;
          entries[top++] = farAt;
        }
        if (nearAt !== Infinity) {
          node = near;
          continue;
        }
      }
      do {
        if (top === 0) return this.triangle >= 0;
        top--;
      } while (entries[top]! > this.distance);
      node = stack[top]!;
    }
  }

  /** Where the ray enters a node's box; Infinity if it misses it or has met something before. */
  private enter(node: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number): number {
    const b = this.bounds;
    let near = 0;
    let far = this.distance;
    const x0 = (b[node]! - ox) * ix;
    const x1 = (b[node + 3]! - ox) * ix;
    if (x0 < x1) {
      if (x0 > near) near = x0;
      if (x1 < far) far = x1;
    } else {
      if (x1 > near) near = x1;
      if (x0 < far) far = x0;
    }
    const y0 = (b[node + 1]! - oy) * iy;
    const y1 = (b[node + 4]! - oy) * iy;
    if (y0 < y1) {
      if (y0 > near) near = y0;
      if (y1 < far) far = y1;
    } else {
      if (y1 > near) near = y1;
      if (y0 < far) far = y0;
    }
    const z0 = (b[node + 2]! - oz) * iz;
    const z1 = (b[node + 5]! - oz) * iz;
    if (z0 < z1) {
      if (z0 > near) near = z0;
      if (z1 < far) far = z1;
    } else {
      if (z1 > near) near = z1;
      if (z0 < far) far = z0;
    }
    return near <= far ? near : Infinity;
  }

  /** The nearest of a leaf's triangles, if nearer than what has been met (Möller and Trumbore, both sides). */
  private meetLeaf(
    first: number,
    count: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
  ): void {
    const { corners, order } = this.target;
    for (let i = first, o = first * CORNER_FLOATS; i < first + count; i++, o += CORNER_FLOATS) {
      const ax = corners[o + 3]!;
      const ay = corners[o + 4]!;
      const az = corners[o + 5]!;
      const bx = corners[o + 6]!;
      const by = corners[o + 7]!;
      const bz = corners[o + 8]!;
      const px = dy * bz - dz * by;
      const py = dz * bx - dx * bz;
      const pz = dx * by - dy * bx;
      const determinant = ax * px + ay * py + az * pz;
      if (determinant === 0) continue;
      const inverse = 1 / determinant;
      const tx = ox - corners[o]!;
      const ty = oy - corners[o + 1]!;
      const tz = oz - corners[o + 2]!;
      const u = (tx * px + ty * py + tz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = ty * az - tz * ay;
      const qy = tz * ax - tx * az;
      const qz = tx * ay - ty * ax;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const t = (bx * qx + by * qy + bz * qz) * inverse;
      if (t <= NEAREST || t >= this.distance) continue;
      const triangle = order[i]!;
      const cut = this.cuttable[triangle]!;
      if (cut && this.isCutAway(ox + dx * t, oy + dy * t, oz + dz * t, cut)) continue;
      this.distance = t;
      this.triangle = triangle;
      this.u = u;
      this.v = v;
    }
  }
}
