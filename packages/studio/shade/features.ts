import type { CarSpec, Crease, Feature, Within } from '../car/spec';
import { exhaustHole } from '../car/tail-openings';
import { type Projection, projection } from '../car/view';
import { type Shape, smoothStroke } from '../geometry/shape';
import type { Surface } from './surface';

/** How far to both sides a crease bends the surface, unless the spec says otherwise; metres. */
export const CREASE_REACH = 0.05;

/** A crease is given as a line; like every other feature it is looked up by its shape. */
type CompleteFeature = Exclude<Feature, Crease> | (Crease & { readonly shape: Shape });

const complete = (feature: Feature): CompleteFeature =>
  feature.kind === 'crease'
    ? { ...feature, shape: smoothStroke(feature.line, feature.reach ?? CREASE_REACH) }
    : feature;

/** A feature ready to be asked for its distance at a point of the surface. */
export interface CompiledFeature {
  readonly feature: CompleteFeature;
  readonly projection: Projection;
  readonly on: 'body' | 'cabin' | 'both';
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly z: readonly [number, number];
  readonly facing: number;
}

const ANYWHERE = [-9, 9] as const;

/** Where a feature drawn in a named view may lie, unless the spec says otherwise. */
function defaults(car: CarSpec, feature: Feature): Within {
  switch (feature.view) {
    case 'front':
      return { x: [-1, car.front.x - 0.05] };
    case 'rear':
      return { x: [car.rear.x + 0.1, 9] };
    case 'side':
      return { y: [car.dimensions.width * 0.3, 9] };
    case 'plan':
      return { facing: 0.12 };
    default:
      return {};
  }
}

export function compileFeatures(car: CarSpec): CompiledFeature[] {
  // a crease bends the metal itself: it lies under all that is laid on it
  const drawn = [...car.features, ...(car.details.exhausts ?? []).map(exhaustHole)];
  const inOrder = drawn.sort((a, b) => Number(b.kind === 'crease') - Number(a.kind === 'crease'));
  return inOrder.map((feature) => {
    const limits = { ...defaults(car, feature), ...feature.within };
    return {
      feature: complete(feature),
      projection: projection(feature.view),
      on: feature.on ?? 'body',
      x: limits.x ?? ANYWHERE,
      y: limits.y ?? ANYWHERE,
      z: limits.z ?? ANYWHERE,
      facing: limits.facing ?? -1,
    };
  });
}

/** Distance to the feature's shape at the surface (negative inside), or Infinity where it does not apply. */
export function featureDistance(compiled: CompiledFeature, s: Surface): number {
  const y = Math.abs(s.y);
  if (compiled.on !== 'both' && compiled.on !== s.panel) return Infinity;
  if (s.x < compiled.x[0] || s.x > compiled.x[1]) return Infinity;
  if (y < compiled.y[0] || y > compiled.y[1]) return Infinity;
  if (s.z < compiled.z[0] || s.z > compiled.z[1]) return Infinity;
  const { right, up, inward, a0, b0 } = compiled.projection;
  if (compiled.facing > -1) {
    const ny = s.y < 0 ? -s.ny : s.ny;
    if (-(s.nx * inward[0] + ny * inward[1] + s.nz * inward[2]) < compiled.facing) return Infinity;
  }
  const a = right[0] * s.x + right[1] * y + right[2] * s.z - a0;
  const b = up[0] * s.x + up[1] * y + up[2] * s.z - b0;
  return compiled.feature.shape.distance(a, b);
}
