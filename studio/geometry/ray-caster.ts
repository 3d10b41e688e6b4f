import { BufferAttribute, BufferGeometry, DoubleSide, Ray } from 'three';
import { MeshBVH, SAH, type SerializedBVH } from 'three-mesh-bvh';

/** Triangles, and the hierarchy of boxes that finds them, in shared memory: made once, read by every worker. */
export interface RayTarget {
  /** Three coordinates a vertex, metres. */
  readonly positions: Float32Array;
  /** Three vertices a triangle. */
  readonly indices: Uint32Array;
  readonly hierarchy: SerializedBVH;
}

/** Whether the point of a cuttable triangle has been cut away (a wheel arch, say). */
export type CutAway = (x: number, y: number, z: number) => boolean;

/** Nearer than this a ray meets only the surface it leaves; metres. */
const NEAREST = 1e-4;
/** From a hole to where the search goes on behind it; metres. */
const BEHIND = 1e-6;

function geometryOf(positions: Float32Array, indices: Uint32Array): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setIndex(new BufferAttribute(indices, 1));
}

/** Both arrays must lie in shared memory already. */
export function rayTarget(positions: Float32Array, indices: Uint32Array): RayTarget {
  const bvh = new MeshBVH(geometryOf(positions, indices), {
    strategy: SAH,
    // The triangles keep their places, by which finishes and panels are looked up.
    indirect: true,
    useSharedArrayBuffer: true,
  });
  return { positions, indices, hierarchy: MeshBVH.serialize(bvh, { cloneBuffers: false }) };
}

/** Finds what a ray meets. The result of the last successful cast is in `distance`, `triangle`, `u`, `v`. */
export class RayCaster {
  /** In lengths of the ray's direction. */
  distance = 0;
  triangle = -1;
  /** Weights of the triangle's second and third corner. */
  u = 0;
  v = 0;
  private readonly ray = new Ray();
  private readonly bvh: MeshBVH;

  constructor(
    { positions, indices, hierarchy }: RayTarget,
    /** Per triangle. */
    private readonly cuttable: Uint8Array,
    private readonly isCutAway: CutAway,
  ) {
    this.bvh = MeshBVH.deserialize(hierarchy, geometryOf(positions, indices), { setIndex: false });
  }

  /** Casts from o along d, which need not be unit, as far as `reach` times its length. */
  cast(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): boolean {
    const length = Math.hypot(dx, dy, dz);
    this.ray.origin.set(ox, oy, oz);
    this.ray.direction.set(dx / length, dy / length, dz / length);
    const far = reach * length;
    for (let near = NEAREST * length; ; ) {
      const hit = this.bvh.raycastFirst(this.ray, DoubleSide, near, far);
      if (!hit) return false;
      const { point, barycoord, faceIndex, distance } = hit;
      if (this.cuttable[faceIndex!] && this.isCutAway(point.x, point.y, point.z)) {
        near = distance + BEHIND;
        continue;
      }
      this.distance = distance / length;
      this.triangle = faceIndex!;
      this.u = barycoord!.y;
      this.v = barycoord!.z;
      return true;
    }
  }
}
