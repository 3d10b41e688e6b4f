import type { Crease } from '../car/spec';
import { gradient } from '../geometry/shape';
import { clamp, dot, scale, smootherstep, type Vec3 } from '../geometry/vector';
import { type CompiledFeature, CREASE_REACH } from './features';
import { drawnRay } from './recess';
import { type Surface, tilt } from './surface';

/** How a surface is folded at an edge: round which radius, in metres, and how far it leans at the very edge, as a tangent. */
interface Rounding {
  readonly radius: number;
  readonly lean: number;
}
export const SHEET: Rounding = { radius: 0.006, lean: 0.85 };
/** The cover of a lamp is a cushion. */
export const COVER: Rounding = { radius: 0.035, lean: 0.35 };
export const FLUSH: Rounding = { radius: 0, lean: 0 };
/** The line an edge follows, and the view it is drawn in. */
type Edge = Pick<CompiledFeature, 'projection'> & { readonly feature: Pick<CompiledFeature['feature'], 'shape'> };

/** Cosine of the flattest view in which an edge is still drawn out along the surface. */
const FLATTEST = 0.1;
/** A crease fades out over this length towards each of its ends; metres. */
const CREASE_TAPER = 0.25;

/**
 * The unit direction along the surface in which the distance to the feature's shape grows, and the width of a pixel in that
 * direction, as a distance to the shape: the flatter the view, the wider. Undefined where it has none.
 */
function outwards(s: Surface, { projection, feature: { shape } }: Edge) {
  const { right, up } = projection;
  const side = s.y < 0 ? -1 : 1;
  const at = drawnRay(projection, s);
  const [ga, gb] = gradient(shape, at.a, at.b);
  const t: Vec3 = [right[0] * ga + up[0] * gb, (right[1] * ga + up[1] * gb) * side, right[2] * ga + up[2] * gb];
  const off = t[0] * s.nx + t[1] * s.ny + t[2] * s.nz;
  const along: Vec3 = [t[0] - s.nx * off, t[1] - s.ny * off, t[2] - s.nz * off];
  const l = Math.hypot(...along);
  if (l < 1e-3) return undefined;
  const towards = scale(along, 1 / l);
  const slant = dot(towards, [s.dx, s.dy, s.dz]) / Math.max(s.cosine, FLATTEST);
  return { towards, width: s.footprint * l * Math.hypot(1, slant) };
}

/**
 * Rounds the surface off towards the edge of a feature, so that the edge catches a light and throws a shadow. `distance` is
 * the feature's at the surface, `half` half the width of a gap (0 for an opening). An edge finer than a pixel leans less.
 * Gives the width of a pixel across the edge.
 */
export function roundEdge(
  s: Surface,
  c: Edge,
  distance: number,
  half: number,
  { radius: around, lean }: Rounding = SHEET,
): number {
  const away = Math.abs(distance) - half;
  if (away > Math.max(around, (1.5 * s.footprint) / Math.max(s.cosine, FLATTEST))) return s.footprint;
  const edge = outwards(s, c);
  if (!edge) return s.footprint;
  const { towards, width } = edge;
  // never finer than a pixel is wide across it, or the two sides of a gap come out as dashes
  const radius = Math.max(around, 1.5 * width);
  const near = clamp(1 - away / radius);
  const seen = Math.sqrt(around / radius);
  tilt(s, distance > 0 ? scale(towards, -1) : towards, lean * seen * near * near, ((lean * width) / radius) * near);
  return width;
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
  const edge = ends > 0 ? outwards(s, c) : undefined;
  if (!edge) return;
  const { towards: t, width } = edge;
  // on the line itself, within a pixel, the two sides meet: what both mirror is blurred there, or the line breaks into dashes
  const met = Math.min(1, (reach + distance) / width);
  const folded = Math.abs(lean) * ends * near * near;
  tilt(s, lean > 0 ? t : scale(t, -1), folded * met, folded * Math.min(1, width / reach + 1 - met));
}
