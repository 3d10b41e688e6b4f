import { type ControlPoint, type Points, sampleLoop, samplePath, toPoints } from './spline';
import { clamp, type Vec2 } from './vector';

/** A figure drawn in a projection: signed distance in metres, negative inside. */
export interface Shape {
  /** Exact near the edge; far outside `bounds` only a lower bound (cheaper). */
  distance(a: number, b: number): number;
  /** Smallest and largest a, then b: [minA, minB, maxA, maxB]. */
  readonly bounds: readonly [number, number, number, number];
}

/** The way in which the distance grows; its length is 1 where the distance is exact. */
export function gradient({ distance }: Pick<Shape, 'distance'>, a: number, b: number): Vec2 {
  const e = 0.001;
  return [(distance(a + e, b) - distance(a - e, b)) / (2 * e), (distance(a, b + e) - distance(a, b - e)) / (2 * e)];
}

/** Beyond this the distance to the bounding box is good enough: nothing drawn is softer. */
const EXACT_WITHIN = 0.04;
const CHUNK = 8;

function boundsOf(points: readonly ControlPoint[], margin = 0): Shape['bounds'] {
  const a = points.map((p) => p[0]);
  const b = points.map((p) => p[1]);
  return [Math.min(...a) - margin, Math.min(...b) - margin, Math.max(...a) + margin, Math.max(...b) + margin];
}

function boxDistance([a0, b0, a1, b1]: Shape['bounds'], a: number, b: number): number {
  const da = a < a0 ? a0 - a : a > a1 ? a - a1 : 0;
  const db = b < b0 ? b0 - b : b > b1 ? b - b1 : 0;
  return Math.hypot(da, db);
}

/** Line segments in runs of eight with a box each, so that most are skipped. */
class Polyline {
  private readonly data: Float64Array;
  private readonly boxes: Float64Array;
  private readonly count: number;

  constructor(points: readonly ControlPoint[]) {
    this.count = points.length - 1;
    this.data = new Float64Array(points.length * 2);
    points.forEach((point, i) => {
      this.data.set([point[0], point[1]], i * 2);
    });
    const chunks = Math.ceil(this.count / CHUNK);
    this.boxes = new Float64Array(chunks * 4);
    for (let c = 0; c < chunks; c++) {
      this.boxes.set(boundsOf(points.slice(c * CHUNK, Math.min(this.count, (c + 1) * CHUNK) + 1)), c * 4);
    }
  }

  /** Distance squared to the nearest segment, or `limit` squared if none is nearer. */
  nearest(a: number, b: number, limit: number): number {
    const { data, boxes, count } = this;
    let best = limit * limit;
    for (let c = 0; c * CHUNK < count; c++) {
      const o = c * 4;
      const da = Math.max(boxes[o]! - a, 0, a - boxes[o + 2]!);
      const db = Math.max(boxes[o + 1]! - b, 0, b - boxes[o + 3]!);
      if (da * da + db * db >= best) continue;
      const end = Math.min(count, (c + 1) * CHUNK);
      for (let i = c * CHUNK; i < end; i++) {
        const p = data[2 * i]!;
        const q = data[2 * i + 1]!;
        const ea = data[2 * i + 2]! - p;
        const eb = data[2 * i + 3]! - q;
        const t = clamp(((a - p) * ea + (b - q) * eb) / (ea * ea + eb * eb || 1e-12));
        const ra = a - p - ea * t;
        const rb = b - q - eb * t;
        const d = ra * ra + rb * rb;
        if (d < best) best = d;
      }
    }
    return best;
  }

  /** Whether the closed line winds around the point (even-odd). */
  encloses(a: number, b: number): boolean {
    const { data, count } = this;
    let inside = false;
    for (let i = 0; i < count; i++) {
      const b0 = data[2 * i + 1]!;
      const b1 = data[2 * i + 3]!;
      if (b0 > b === b1 > b) continue;
      const a0 = data[2 * i]!;
      if (a < a0 + ((data[2 * i + 2]! - a0) * (b - b0)) / (b1 - b0)) inside = !inside;
    }
    return inside;
  }
}

/** A closed figure with straight edges; corners rounded by `radius` metres (outwards). */
export function polygon(given: Points, radius = 0): Shape {
  const points = toPoints(given);
  const line = new Polyline([...points, points[0]!]);
  const bounds = boundsOf(points, radius);
  return {
    bounds,
    distance(a, b) {
      const outside = boxDistance(bounds, a, b);
      if (outside > EXACT_WITHIN) return outside;
      const d = Math.sqrt(line.nearest(a, b, 1));
      return (line.encloses(a, b) ? -d : d) - radius;
    },
  };
}

/** A closed smooth figure; the outline runs inside its control polygon (closed cubic B-spline). */
export const blob = (points: Points, segments = 72): Shape => polygon(sampleLoop(points, segments));

/** A line of constant width through straight corners. */
export function stroke(given: Points, halfWidth: number): Shape {
  const points = toPoints(given);
  const line = new Polyline(points);
  const bounds = boundsOf(points, halfWidth);
  return {
    bounds,
    distance(a, b) {
      const outside = boxDistance(bounds, a, b);
      if (outside > EXACT_WITHIN) return outside;
      return Math.sqrt(line.nearest(a, b, EXACT_WITHIN * 2 + halfWidth)) - halfWidth;
    },
  };
}

/** A line of constant width along a smooth curve given by control points. */
export const smoothStroke = (points: Points, halfWidth: number, segments = 48): Shape =>
  stroke(samplePath(points, segments), halfWidth);

export function ellipse(centre: Vec2, radii: Vec2, angle = 0): Shape {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.max(radii[0], radii[1]);
  return {
    bounds: [centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach],
    distance(a, b) {
      const x = (a - centre[0]) * cos + (b - centre[1]) * sin;
      const y = (b - centre[1]) * cos - (a - centre[0]) * sin;
      const k = Math.hypot(x / radii[0], y / radii[1]);
      const gradient = Math.hypot(x / radii[0] ** 2, y / radii[1] ** 2);
      return k < 1e-6 ? -Math.min(radii[0], radii[1]) : (k * (k - 1)) / gradient; // first-order distance
    },
  };
}

export const circle = (centre: Vec2, radius: number): Shape => ellipse(centre, [radius, radius]);

/** A rectangle by its centre and half sizes, with rounded corners, turned by `angle` radians. */
export function roundedBox(centre: Vec2, half: Vec2, radius = 0, angle = 0): Shape {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.hypot(half[0], half[1]);
  return {
    bounds: [centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach],
    distance(a, b) {
      const x = Math.abs((a - centre[0]) * cos + (b - centre[1]) * sin) - half[0] + radius;
      const y = Math.abs((b - centre[1]) * cos - (a - centre[0]) * sin) - half[1] + radius;
      return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - radius;
    },
  };
}

export function union(...shapes: readonly Shape[]): Shape {
  const all = shapes.map((s) => s.bounds);
  return {
    bounds: [
      Math.min(...all.map((b) => b[0])),
      Math.min(...all.map((b) => b[1])),
      Math.max(...all.map((b) => b[2])),
      Math.max(...all.map((b) => b[3])),
    ],
    distance(a, b) {
      let best = Infinity;
      for (const shape of shapes) best = Math.min(best, shape.distance(a, b));
      return best;
    },
  };
}

/** What lies in the first shape and in none of the others. */
export function without(shape: Shape, ...holes: readonly Shape[]): Shape {
  return {
    bounds: shape.bounds,
    distance(a, b) {
      let d = shape.distance(a, b);
      if (d > EXACT_WITHIN) return d;
      for (const hole of holes) d = Math.max(d, -hole.distance(a, b));
      return d;
    },
  };
}

/** Grown by `distance` metres (negative shrinks). */
export const grown = (shape: Shape, distance: number): Shape => ({
  bounds: [
    shape.bounds[0] - distance,
    shape.bounds[1] - distance,
    shape.bounds[2] + distance,
    shape.bounds[3] + distance,
  ],
  distance: (a, b) => shape.distance(a, b) - distance,
});

/** The outline of a shape as a band of constant width. */
export const outline = (shape: Shape, halfWidth: number): Shape => ({
  bounds: grown(shape, halfWidth).bounds,
  distance: (a, b) => Math.abs(shape.distance(a, b)) - halfWidth,
});
