import type { CompiledFeature } from './features';
import type { Surface } from './surface';
import { tilt } from './surface';

/** Sheet metal is folded round this radius at a gap or an opening; metres. */
const RADIUS = 0.006;
/** How far it leans at the very edge, as a tangent. */
const LEAN = 0.85;

/**
 * Rounds the surface off towards the edge of a feature, so that the edge catches a light and throws a shadow. `distance` is
 * the feature's at the surface, `half` half the width of a gap (0 for an opening). An edge finer than a pixel leans less.
 */
export function roundEdge(s: Surface, c: CompiledFeature, distance: number, half: number): void {
  const radius = Math.max(RADIUS, 1.5 * s.footprint);
  const away = Math.abs(distance) - half;
  if (away > radius) return;
  const { right, up, a0, b0 } = c.projection;
  const side = s.y < 0 ? -1 : 1;
  const y = s.y * side;
  const a = right[0] * s.x + right[1] * y + right[2] * s.z - a0;
  const b = up[0] * s.x + up[1] * y + up[2] * s.z - b0;
  const { shape } = c.feature;
  const e = 0.001;
  const inwards = distance > 0 ? -1 : 1;
  const ga = (shape.distance(a + e, b) - shape.distance(a - e, b)) * inwards;
  const gb = (shape.distance(a, b + e) - shape.distance(a, b - e)) * inwards;
  let tx = right[0] * ga + up[0] * gb;
  let ty = (right[1] * ga + up[1] * gb) * side;
  let tz = right[2] * ga + up[2] * gb;
  const off = tx * s.nx + ty * s.ny + tz * s.nz;
  [tx, ty, tz] = [tx - s.nx * off, ty - s.ny * off, tz - s.nz * off];
  const l = Math.hypot(tx, ty, tz);
  if (l < 1e-6) return;
  const near = 1 - Math.max(0, away) / radius;
  const seen = Math.sqrt(RADIUS / radius);
  tilt(s, [tx / l, ty / l, tz / l], LEAN * seen * near * near, ((LEAN * s.footprint) / radius) * near);
}
