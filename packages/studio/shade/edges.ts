import type { Crease } from '../car/spec';
import { scale, smootherstep, type Vec3 } from '../geometry/vector';
import { type CompiledFeature, CREASE_REACH } from './features';
import { type Surface, tilt } from './surface';

/** Sheet metal is folded round this radius at a gap or an opening; metres. */
const RADIUS = 0.006;
/** How far it leans at the very edge, as a tangent. */
const LEAN = 0.85;
/** A crease fades out over this length towards each of its ends; metres. */
const CREASE_TAPER = 0.25;

/** The unit direction along the surface in which the distance to the feature's shape grows; undefined where it has none. */
function outwards(s: Surface, { projection, feature: { shape } }: CompiledFeature): Vec3 | undefined {
  const { right, up, a0, b0 } = projection;
  const side = s.y < 0 ? -1 : 1;
  const y = s.y * side;
  const a = right[0] * s.x + right[1] * y + right[2] * s.z - a0;
  const b = up[0] * s.x + up[1] * y + up[2] * s.z - b0;
  const e = 0.001;
  const ga = shape.distance(a + e, b) - shape.distance(a - e, b);
  const gb = shape.distance(a, b + e) - shape.distance(a, b - e);
  const t: Vec3 = [right[0] * ga + up[0] * gb, (right[1] * ga + up[1] * gb) * side, right[2] * ga + up[2] * gb];
  const off = t[0] * s.nx + t[1] * s.ny + t[2] * s.nz;
  const along: Vec3 = [t[0] - s.nx * off, t[1] - s.ny * off, t[2] - s.nz * off];
  const l = Math.hypot(...along);
  return l < 1e-6 ? undefined : scale(along, 1 / l);
}

/**
 * Rounds the surface off towards the edge of a feature, so that the edge catches a light and throws a shadow. `distance` is
 * the feature's at the surface, `half` half the width of a gap (0 for an opening). An edge finer than a pixel leans less.
 */
export function roundEdge(s: Surface, c: CompiledFeature, distance: number, half: number): void {
  const radius = Math.max(RADIUS, 1.5 * s.footprint);
  const away = Math.abs(distance) - half;
  if (away > radius) return;
  const t = outwards(s, c);
  if (!t) return;
  const near = 1 - Math.max(0, away) / radius;
  const seen = Math.sqrt(RADIUS / radius);
  tilt(s, distance > 0 ? scale(t, -1) : t, LEAN * seen * near * near, ((LEAN * s.footprint) / radius) * near);
}

/**
 * Folds the surface along a crease. `distance` is to the edge of its reach, so -reach on the line itself: there the two sides
 * lean away from each other by the crease's tangent, and less and less up to its reach and towards its ends.
 */
export function foldCrease(s: Surface, c: CompiledFeature, crease: Crease, distance: number): void {
  const { lean, reach = CREASE_REACH, taper = CREASE_TAPER } = crease;
  const { right, a0 } = c.projection;
  const a = right[0] * s.x + right[1] * Math.abs(s.y) + right[2] * s.z - a0;
  const [from, , to] = c.feature.shape.bounds;
  const ends = smootherstep(0, taper, Math.min(a - from - reach, to - reach - a));
  const near = -distance / reach;
  const t = ends > 0 ? outwards(s, c) : undefined;
  if (!t) return;
  // on the line itself, within a pixel, the two sides meet
  const met = Math.min(1, (reach + distance) / s.footprint);
  const folded = Math.abs(lean) * ends * near * near;
  tilt(s, lean > 0 ? t : scale(t, -1), folded * met, Math.min(1, (folded * s.footprint) / reach));
}
