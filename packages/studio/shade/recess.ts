import type { Projection } from '../car/view';
import type { Shape } from '../geometry/shape';
import type { Surface } from './surface';

/** Where a ray that entered an opening ends, in the drawing's coordinates. */
interface RecessHit {
  a: number;
  b: number;
  /** Metres behind the surface, along the drawing's direction. */
  depth: number;
  /** On the side wall, rather than at the far end. */
  wall: boolean;
}

const MAX_STEPS = 24;
const SKIN = 0.0006;

/** The ray in drawing coordinates, on the described half of the car: position, direction, direction inwards. */
export interface DrawnRay {
  a: number;
  b: number;
  da: number;
  db: number;
  inward: number;
}

export function drawnRay(p: Projection, s: Surface): DrawnRay {
  const flip = s.y < 0 ? -1 : 1;
  const y = s.y * flip;
  const dy = s.dy * flip;
  return {
    a: p.right[0] * s.x + p.right[1] * y + p.right[2] * s.z - p.a0,
    b: p.up[0] * s.x + p.up[1] * y + p.up[2] * s.z - p.b0,
    da: p.right[0] * s.dx + p.right[1] * dy + p.right[2] * s.dz,
    db: p.up[0] * s.dx + p.up[1] * dy + p.up[2] * s.dz,
    inward: p.inward[0] * s.dx + p.inward[1] * dy + p.inward[2] * s.dz,
  };
}

/** Follows the ray down a hole with the shape's outline: sphere tracing in the drawing's plane. */
export function descend(ray: DrawnRay, shape: Shape, depth: number): RecessHit {
  const inward = Math.max(ray.inward, 1e-3);
  const sideways = Math.hypot(ray.da, ray.db);
  const end = depth / inward;
  let t = 0;
  let before = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const a = ray.a + ray.da * t;
    const b = ray.b + ray.db * t;
    const room = -shape.distance(a, b);
    // a ray that has entered close to a wall and leaves it has not met it
    if (room < SKIN && step > 0 && room <= before) return { a, b, depth: t * inward, wall: true };
    before = room;
    t += Math.max(room, SKIN) / Math.max(sideways, 1e-4);
    if (t >= end) break;
  }
  return { a: ray.a + ray.da * end, b: ray.b + ray.db * end, depth, wall: false };
}
