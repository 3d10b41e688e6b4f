import type { Point } from './contour';

/** A cubic Bézier curve from the end of the one before. */
export type Curve = readonly [control: Point, control: Point, end: Point];

/** A closed smooth line: where it begins, and its curves. */
export interface Outline {
  readonly start: Point;
  readonly curves: readonly Curve[];
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (a: Point, b: Point, t: number): Point => [a[0] + b[0] * t, a[1] + b[1] * t];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l];
};

/** A turn within so many points, sharper than this cosine, is a corner. */
const REACH = 7;
const CORNER = Math.cos((50 * Math.PI) / 180);

/** The fewest curves that stay within the tolerance of a closed line of points; its corners stay corners. */
export function fitCurves(loop: readonly Point[], tolerance: number): Outline {
  const corners = cornersOf(loop);
  // A round line has none: it is cut somewhere, and goes on smoothly there.
  const cuts = corners.length > 0 ? corners : [0];
  const curves = cuts.flatMap((from, i) => {
    const to = cuts[i + 1] ?? cuts[0]! + loop.length;
    const piece = Array.from({ length: to - from + 1 }, (_, k) => loop[(from + k) % loop.length]!);
    if (corners.length > 0) return fit(piece, tangent(piece), tangent([...piece].reverse()), tolerance);
    const through = unit(minus(loop[REACH % loop.length]!, loop.at(-REACH)!));
    return fit(piece, through, along([0, 0], through, -1), tolerance);
  });
  return { start: loop[cuts[0]!]!, curves };
}

/** The places of the sharpest turns. */
function cornersOf(loop: readonly Point[]): number[] {
  const n = loop.length;
  if (n < 4 * REACH) return [];
  const at = (i: number) => loop[(i + n) % n]!;
  const turns = loop.map((point, i) => dot(unit(minus(point, at(i - REACH))), unit(minus(at(i + REACH), point))));
  const isSharpest = (i: number) =>
    Array.from({ length: 2 * REACH + 1 }, (_, k) => turns[(i + k - REACH + n) % n]!).every((turn) => turns[i]! <= turn);
  return turns.flatMap((turn, i) => (turn < CORNER && isSharpest(i) ? [i] : []));
}

const tangent = (piece: readonly Point[]) => unit(minus(piece[Math.min(5, piece.length - 1)]!, piece[0]!));

/** Schneider's method: least squares, better parameters, and two halves where one curve does not do. */
function fit(points: readonly Point[], leaving: Point, arriving: Point, tolerance: number): Curve[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length < 3) {
    const third = Math.hypot(...minus(last, first)) / 3;
    return [[along(first, leaving, third), along(last, arriving, third), last]];
  }
  let parameters = byLength(points);
  let worst = 0;
  for (let attempt = 0; attempt < 6; attempt++) {
    const curve = leastSquares(points, parameters, leaving, arriving);
    const far = farthest(points, parameters, first, curve);
    if (far.distance <= tolerance) return [curve];
    worst = far.index;
    parameters = parameters.map((t, i) => nearer(first, curve, points[i]!, t));
  }
  const middle = unit(minus(points[Math.max(0, worst - REACH)]!, points[Math.min(points.length - 1, worst + REACH)]!));
  return [
    ...fit(points.slice(0, worst + 1), leaving, middle, tolerance),
    ...fit(points.slice(worst), along([0, 0], middle, -1), arriving, tolerance),
  ];
}

function byLength(points: readonly Point[]): number[] {
  let sum = 0;
  const lengths = points.map((point, i) => {
    sum += i === 0 ? 0 : Math.hypot(...minus(point, points[i - 1]!));
    return sum;
  });
  return lengths.map((length) => length / (sum || 1));
}

function leastSquares(points: readonly Point[], parameters: readonly number[], leaving: Point, arriving: Point): Curve {
  const [first, last] = [points[0]!, points.at(-1)!];
  let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
  parameters.forEach((t, i) => {
    const u = 1 - t;
    const [p, q] = [3 * u * u * t, 3 * u * t * t];
    const a = along([0, 0], leaving, p);
    const b = along([0, 0], arriving, q);
    const rest = minus(points[i]!, along(along([0, 0], first, u * u * u + p), last, q + t * t * t));
    aa += dot(a, a);
    ab += dot(a, b);
    bb += dot(b, b);
    ax += dot(a, rest);
    bx += dot(b, rest);
  });
  const determinant = aa * bb - ab * ab;
  const third = Math.hypot(...minus(last, first)) / 3;
  let [from, to] = determinant === 0 ? [0, 0] : [(ax * bb - bx * ab) / determinant, (aa * bx - ab * ax) / determinant];
  // Handles that point backwards make loops.
  if (from < third * 0.05 || to < third * 0.05) [from, to] = [third, third];
  return [along(first, leaving, from), along(last, arriving, to), last];
}

function pointOn(first: Point, [a, b, last]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [p * first[0] + q * a[0] + r * b[0] + s * last[0], p * first[1] + q * a[1] + r * b[1] + s * last[1]];
}

function farthest(points: readonly Point[], parameters: readonly number[], first: Point, curve: Curve) {
  let [index, distance] = [Math.floor(points.length / 2), 0];
  for (let i = 1; i + 1 < points.length; i++) {
    const d = Math.hypot(...minus(pointOn(first, curve, parameters[i]!), points[i]!));
    if (d > distance) [index, distance] = [i, d];
  }
  return { index, distance };
}

/** A step of Newton's towards the nearest place on the curve. */
function nearer(first: Point, [a, b, last]: Curve, point: Point, t: number): number {
  const off = minus(pointOn(first, [a, b, last], t), point);
  const u = 1 - t;
  const [d0, d1, d2] = [minus(a, first), minus(b, a), minus(last, b)];
  const slope = along(along(along([0, 0], d0, 3 * u * u), d1, 6 * u * t), d2, 3 * t * t);
  const [e0, e1] = [minus(d1, d0), minus(d2, d1)];
  const bend = along(along([0, 0], e0, 6 * u), e1, 6 * t);
  const by = dot(slope, slope) + dot(off, bend);
  return by === 0 ? t : Math.max(0, Math.min(1, t - dot(off, slope) / by));
}
