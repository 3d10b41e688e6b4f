import { Vector3, Vector4 } from 'three';
import { NURBSCurve } from 'three/addons/curves/NURBSCurve.js';
import { clamp, mix, type Vec2 } from './vector';

/** A control point, with an optional weight: 1 is neutral, 2-4 pulls the curve close and makes a crisp edge. */
export type ControlPoint = readonly [number, number, number?];
/** A height or width along the car: metres in, metres (or a fraction) out. */
export type Curve = (x: number) => number;
/** Points as a list, or as in an SVG: `'0,.5 1.2,.83 1.4,.9,3'` (a third number is the weight). */
export type Points = string | readonly ControlPoint[];
/** How a spec writes a curve: a constant, B-spline control points with rising x, or `through(...)`. */
export type CurveSpec = number | Points | Curve;

const TABLE_SIZE = 2048;

/** Reads points written as text; text that is not pairs or triples of numbers is refused. */
export function toPoints(points: Points): readonly ControlPoint[] {
  if (typeof points !== 'string') return points;
  return points
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [a, b, weight, ...rest] = text.split(',').map(Number);
      if (a === undefined || b === undefined || rest.length > 0 || Number.isNaN(a + b + (weight ?? 1))) {
        throw new Error(`'${text}' in '${points}' is not a point: write a,b or a,b,weight`);
      }
      return weight === undefined ? [a, b] : [a, b, weight];
    });
}

/** Clamped uniform rational B-spline (cubic where there are four points or more), t from 0 to 1. */
export function bspline(given: Points): (t: number) => Vec2 {
  const points = toPoints(given);
  const count = points.length;
  const degree = Math.min(3, count - 1);
  const knots = Array.from({ length: count + degree + 1 }, (_, i) => clamp((i - degree) / (count - degree)));
  const spline = new NURBSCurve(
    degree,
    knots,
    points.map(([a, b, weight = 1]) => new Vector4(a, b, 0, weight)),
  );
  const point = new Vector3();
  return (t) => {
    const { x, y } = spline.getPoint(clamp(t), point);
    return [x, y];
  };
}

/** Points along an open smooth curve drawn by its control polygon. */
export function samplePath(points: Points, segments = 48): Vec2[] {
  const at = bspline(points);
  return Array.from({ length: segments + 1 }, (_, i) => at(i / segments));
}

/** Points along a closed smooth (uniform cubic B-spline) curve. */
export function sampleLoop(given: Points, segments = 72): Vec2[] {
  const points = toPoints(given);
  const count = points.length;
  return Array.from({ length: segments }, (_, i) => {
    const u = (i / segments) * count;
    const first = Math.floor(u);
    const t = u - first;
    const basis = [(1 - t) ** 3, 3 * t ** 3 - 6 * t * t + 4, -3 * t ** 3 + 3 * t * t + 3 * t + 1, t ** 3];
    let a = 0;
    let b = 0;
    basis.forEach((weight, k) => {
      const point = points[(first + k) % count]!;
      a += (weight * point[0]) / 6;
      b += (weight * point[1]) / 6;
    });
    return [a, b];
  });
}

/** Tabulates a parametric curve with rising x as a function of x; constant beyond its ends. */
function tabulate(at: (t: number) => Vec2): Curve {
  const [first, firstValue] = at(0);
  const [last, lastValue] = at(1);
  const table = new Float64Array(TABLE_SIZE + 1);
  const fine = TABLE_SIZE * 2;
  let previous = at(0);
  let next = 0;
  for (let i = 1; i <= fine; i++) {
    const point = at(i / fine);
    while (next <= TABLE_SIZE) {
      const x = mix(first, last, next / TABLE_SIZE);
      if (x > point[0]) break;
      const width = point[0] - previous[0];
      table[next++] = width > 0 ? mix(previous[1], point[1], (x - previous[0]) / width) : point[1];
    }
    previous = point;
  }
  while (next <= TABLE_SIZE) table[next++] = lastValue;
  const toIndex = TABLE_SIZE / (last - first);
  return (x) => {
    const u = (x - first) * toIndex;
    if (!(u > 0)) return firstValue;
    if (u >= TABLE_SIZE) return lastValue;
    const i = u | 0;
    return mix(table[i]!, table[i + 1]!, u - i);
  };
}

/** Turns a spec's curve into a function. B-splines pass near, not through, their points: aim 2-4 cm high on crests. */
export function curve(spec: CurveSpec): Curve {
  if (typeof spec === 'function') return spec;
  if (typeof spec === 'number') return () => spec;
  return tabulate(bspline(spec));
}

/** A smooth curve that passes exactly through its points (natural cubic spline): for lines measured off a drawing. */
export function through(given: Points): Curve {
  const points = toPoints(given);
  const n = points.length;
  const second = new Float64Array(n);
  const work = new Float64Array(n);
  for (let i = 1; i < n - 1; i++) {
    const [[x0, y0], [x1, y1], [x2, y2]] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const ratio = (x1 - x0) / (x2 - x0);
    const pivot = ratio * second[i - 1]! + 2;
    second[i] = (ratio - 1) / pivot;
    const bend = (y2 - y1) / (x2 - x1) - (y1 - y0) / (x1 - x0);
    work[i] = ((6 * bend) / (x2 - x0) - ratio * work[i - 1]!) / pivot;
  }
  for (let i = n - 2; i >= 0; i--) second[i] = second[i]! * second[i + 1]! + work[i]!;
  return (x) => {
    if (x <= points[0]![0]) return points[0]![1];
    if (x >= points[n - 1]![0]) return points[n - 1]![1];
    let i = 0;
    while (points[i + 1]![0] < x) i++;
    const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
    const h = x1 - x0;
    const a = (x1 - x) / h;
    const b = 1 - a;
    return a * y0 + b * y1 + (((a ** 3 - a) * second[i]! + (b ** 3 - b) * second[i + 1]!) * h * h) / 6;
  };
}
