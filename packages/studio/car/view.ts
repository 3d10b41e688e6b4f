import { cross, dot, normalize, scale, subtract, type Vec3 } from '../geometry/vector';
import type { View } from './spec';

/** A view as numbers: a point p has drawing coordinates (right.p - a0, up.p - b0); `inward` goes into the car. */
export interface Projection {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly inward: Vec3;
  readonly a0: number;
  readonly b0: number;
}

const NAMED: Record<string, Projection> = {
  side: { right: [1, 0, 0], up: [0, 0, 1], inward: [0, -1, 0], a0: 0, b0: 0 },
  front: { right: [0, 1, 0], up: [0, 0, 1], inward: [1, 0, 0], a0: 0, b0: 0 },
  rear: { right: [0, 1, 0], up: [0, 0, 1], inward: [-1, 0, 0], a0: 0, b0: 0 },
  plan: { right: [1, 0, 0], up: [0, 1, 0], inward: [0, 0, -1], a0: 0, b0: 0 },
};

export function projection(view: View): Projection {
  if (typeof view === 'string') return NAMED[view]!;
  const right = normalize(view.right);
  const up = normalize(subtract(view.up, scale(right, dot(view.up, right))));
  let inward = normalize(cross(right, up));
  // the surface's middle lies towards the car's centre: turn the direction so that it enters the body
  const towardsMiddle: Vec3 = [2.3 - view.origin[0], -view.origin[1], 0.5 - view.origin[2]];
  if (dot(inward, towardsMiddle) < 0) inward = [-inward[0], -inward[1], -inward[2]];
  return { right, up, inward, a0: dot(right, view.origin), b0: dot(up, view.origin) };
}
