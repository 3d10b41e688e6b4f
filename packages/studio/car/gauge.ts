import type { Mesh } from '../geometry/mesh';
import type { Vec2, Vec3 } from '../geometry/vector';
import { assembleCar } from './assemble';
import { cabinCurves } from './cabin';
import type { CarSpec } from './spec';
import { projection } from './view';

/** Fine enough that the lofts stand within a millimetre of their curves. */
const QUALITY = 0.6;

/** Measures a car's bodywork as a surveyor would, with a probe along one axis. All lengths in metres; undefined where the probe misses. */
export interface Gauge {
  /** Height of the bodywork at `[x, y]`, seen from above. */
  above(at: Vec2): number | undefined;
  /** Half-width at `[x, z]`, seen from the side. */
  side(at: Vec2): number | undefined;
  /** Where along x the bodywork begins at `[y, z]`, seen from the front. */
  front(at: Vec2): number | undefined;
  /** Where along x it ends at `[y, z]`, seen from the rear. */
  rear(at: Vec2): number | undefined;
  /** How far `[x, z]` in side view lies from the edge of the side windows. */
  windowEdge(at: Vec2): number;
  /** How far a point on the bodywork lies from the nearest edge of a lamp, as the lamp is drawn. */
  lampEdge(at: Vec3): number;
}

/** A gauge for body and greenhouse; what is mounted on them (mirrors, wings, plates) does not count. */
export function gauge(car: CarSpec): Gauge {
  const meshes = assembleCar(car, QUALITY).flatMap(({ mesh, panel }) => (panel ? [mesh] : []));
  const probe = (axis: number, from: 1 | -1) => (at: Vec2) => {
    const hits = meshes.flatMap((mesh) => crossings(mesh, axis, at));
    return hits.length > 0 ? hits.reduce((a, b) => (from * b > from * a ? b : a)) : undefined;
  };
  return {
    above: probe(2, 1),
    side: probe(1, 1),
    front: probe(0, -1),
    rear: probe(0, 1),
    windowEdge: windowEdge(car),
    lampEdge: lampEdge(car),
  };
}

/** The windows end at their figure, and above at the roof rail. */
function windowEdge({ cabin }: CarSpec): Gauge['windowEdge'] {
  const curves = cabinCurves(cabin);
  return ([x, z]) => {
    const rail = curves.roof(x) - curves.drop(x) - (cabin.railHeight ?? 0.03);
    return Math.abs(Math.max(cabin.sideGlass.distance(x, z), z - rail));
  };
}

function lampEdge({ features }: CarSpec): Gauge['lampEdge'] {
  const lamps = features.flatMap((feature) => (feature.kind === 'lamp' ? [feature] : []));
  return (point) => {
    const distances = lamps.map(({ view, shape }) => {
      const { right, up, a0, b0 } = projection(view);
      const along = (axis: Vec3) => axis[0] * point[0] + axis[1] * point[1] + axis[2] * point[2];
      return Math.abs(shape.distance(along(right) - a0, along(up) - b0));
    });
    return Math.min(...distances);
  };
}

/** Where a line along `axis` through `at`, the other two coordinates in their order, crosses the triangles. */
function crossings({ positions, triangles }: Mesh, axis: number, [a, b]: Vec2): number[] {
  const [first, second] = [0, 1, 2].filter((k) => k !== axis) as [number, number];
  const found: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => {
      const o = 3 * triangles[t + k]!;
      return [positions[o + first]! - a, positions[o + second]! - b, positions[o + axis]!] as Vec3;
    }) as [Vec3, Vec3, Vec3];
    const area = (m: Vec3, n: Vec3) => m[0] * n[1] - m[1] * n[0];
    const [u, v, w] = [area(q, r), area(r, p), area(p, q)];
    const whole = u + v + w;
    if (whole === 0 || u * whole < 0 || v * whole < 0 || w * whole < 0) continue;
    found.push((u * p[2] + v * q[2] + w * r[2]) / whole);
  }
  return found;
}
