import type { Bvh } from './bvh';

/** Whether the point of a cuttable triangle has been cut away (a wheel arch, say). */
export type CutAway = (x: number, y: number, z: number) => boolean;

/** Finds what a ray meets. The result of the last successful cast is in `distance`, `triangle`, `u`, `v`. */
export class RayCaster {
  distance = 0;
  /** In traversal order. */
  triangle = -1;
  /** Weights of the triangle's second and third corner. */
  u = 0;
  v = 0;
  private readonly stack = new Int32Array(128);

  constructor(
    private readonly bvh: Bvh,
    private readonly cuttable: Uint8Array,
    private readonly isCutAway: CutAway,
  ) {}

  /** Casts from o along d (need not be unit); with `any`, stops at the first hit found. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number, any = false): boolean {
    const { boxes, links } = this.bvh;
    const stack = this.stack;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    this.distance = reach;
    this.triangle = -1;
    let size = 0;
    stack[size++] = 0;
    while (size > 0) {
      const node = stack[--size]!;
      const o = node * 6;
      let a = (boxes[o]! - ox) * ix;
      let b = (boxes[o + 3]! - ox) * ix;
      let near = Math.min(a, b);
      let far = Math.max(a, b);
      a = (boxes[o + 1]! - oy) * iy;
      b = (boxes[o + 4]! - oy) * iy;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > near) near = a;
      if (b < far) far = b;
      a = (boxes[o + 2]! - oz) * iz;
      b = (boxes[o + 5]! - oz) * iz;
      if (a > b) {
        const swap = a;
        a = b;
        b = swap;
      }
      if (a > near) near = a;
      if (b < far) far = b;
      if (far < 0 || near > far || near >= this.distance) continue;
      const link = links[2 * node]!;
      const count = links[2 * node + 1]!;
      if (count === 0) {
        // the nearer child is taken first: compare the centres along the ray
        const p = link * 6;
        const q = p + 6;
        const first =
          (boxes[p]! + boxes[p + 3]!) * dx +
          (boxes[p + 1]! + boxes[p + 4]!) * dy +
          (boxes[p + 2]! + boxes[p + 5]!) * dz;
        const second =
          (boxes[q]! + boxes[q + 3]!) * dx +
          (boxes[q + 1]! + boxes[q + 4]!) * dy +
          (boxes[q + 2]! + boxes[q + 5]!) * dz;
        stack[size++] = first < second ? link + 1 : link;
        stack[size++] = first < second ? link : link + 1;
      } else {
        this.leaf(link, link + count, ox, oy, oz, dx, dy, dz);
        if (any && this.triangle >= 0) return true;
      }
    }
    return this.triangle >= 0;
  }

  /** Möller-Trumbore over the triangles of one leaf. */
  private leaf(from: number, to: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    const c = this.bvh.corners;
    for (let i = from; i < to; i++) {
      const k = 9 * i;
      const e1x = c[k + 3]!;
      const e1y = c[k + 4]!;
      const e1z = c[k + 5]!;
      const e2x = c[k + 6]!;
      const e2y = c[k + 7]!;
      const e2z = c[k + 8]!;
      const px = dy * e2z - dz * e2y;
      const py = dz * e2x - dx * e2z;
      const pz = dx * e2y - dy * e2x;
      const det = e1x * px + e1y * py + e1z * pz;
      if (det > -1e-14 && det < 1e-14) continue;
      const inverse = 1 / det;
      const sx = ox - c[k]!;
      const sy = oy - c[k + 1]!;
      const sz = oz - c[k + 2]!;
      const u = (sx * px + sy * py + sz * pz) * inverse;
      if (u < 0 || u > 1) continue;
      const qx = sy * e1z - sz * e1y;
      const qy = sz * e1x - sx * e1z;
      const qz = sx * e1y - sy * e1x;
      const v = (dx * qx + dy * qy + dz * qz) * inverse;
      if (v < 0 || u + v > 1) continue;
      const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
      if (t < 1e-4 || t >= this.distance) continue;
      if (this.cuttable[i] && this.isCutAway(ox + dx * t, oy + dy * t, oz + dz * t)) continue;
      this.distance = t;
      this.triangle = i;
      this.u = u;
      this.v = v;
    }
  }
}
