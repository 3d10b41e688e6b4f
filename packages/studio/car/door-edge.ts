import { grid, type Mesh } from '../geometry/mesh';
import { clamp, mix, type Vec2, type Vec3 } from '../geometry/vector';
import type { BodySections } from './body';
import type { CabinSections } from './cabin';
import type { OpenDoor } from './spec';

/** How far out the car's skin is at a point of its side view: the body's below the belt, the greenhouse's above it. */
export type Skin = (x: number, z: number) => number;

/** Between these depths the edge leaves the skin's shape for one evened out over steps of so much height; metres. */
const DEEP = [0.05, 0.075] as const;
const EVENED = 0.0125;
const TABLE = { x: 0.03, z: 0.015 };

/** The skin round the door, looked up once on a grid: asking the sections for every vertex would take seconds. */
export function doorSkin(body: BodySections, cabin: CabinSections, { figure }: OpenDoor): Skin {
  const [x0, z0, x1, z1] = figure.bounds;
  const [from, low] = [x0 - 0.1, z0 - 0.06];
  const columns = Math.ceil((x1 + 0.1 - from) / TABLE.x) + 1;
  const rows = Math.ceil((z1 + 0.04 - low) / TABLE.z) + 1;
  const side = (x: number, z: number) =>
    z < body.shoulder(x) - 0.004 ? body.sideAt(x, z) : cabin.sideAt(x, z) || cabin.curves.rail(x) - 0.03;
  const table = Float32Array.from({ length: columns * rows }, (_, i) =>
    side(from + (i % columns) * TABLE.x, low + Math.floor(i / columns) * TABLE.z),
  );
  return (x, z) => {
    const u = clamp((x - from) / TABLE.x, 0, columns - 1.001);
    const v = clamp((z - low) / TABLE.z, 0, rows - 1.001);
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const row = (k: number) => mix(table[k * columns + i]!, table[k * columns + i + 1]!, u - i);
    return mix(row(j), row(j + 1), v - j);
  };
}

/** The run of the outline for which `keep` holds, wherever the outline begins. */
export function run(outline: readonly Vec2[], keep: (p: Vec2) => boolean): Vec2[] {
  const first = outline.findIndex((p, i) => keep(p) && !keep(outline.at(i - 1)!));
  if (first < 0) return [...outline, outline[0]!];
  const turned = [...outline.slice(first), ...outline.slice(0, first)];
  return turned.slice(0, turned.findIndex((p) => !keep(p)) >>> 0);
}

/** Directions out of the figure at each point of a run of its outline (which goes up in front and forwards below). */
function outwards(points: readonly Vec2[]): Vec2[] {
  return points.map((_, i) => {
    const a = points[Math.max(0, i - 2)]!;
    const b = points[Math.min(points.length - 1, i + 2)]!;
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(dx, dz) || 1;
    return [-dz / l, dx / l];
  });
}

/** A step of a profile: how far inside the outline, and how far behind the skin. */
export type Step = readonly [inset: number, depth: number];

/** The skin evened out over its shoulder at the belt: what is folded in behind it does not follow every bend. */
export function evened(skin: Skin, x: number, z: number): number {
  let sum = 0;
  for (let k = -6; k <= 6; k++) sum += skin(x, z + k * EVENED);
  return sum / 13;
}

/** A place so far inside the outline and behind the skin, for each point of a run. */
export function inset(points: readonly Vec2[], skin: Skin, [inside, depth]: Step): Vec3[] {
  const out = outwards(points);
  const deep = clamp((depth - DEEP[0]) / (DEEP[1] - DEEP[0]));
  return points.map(([x, z], i) => [
    x - out[i]![0] * inside,
    mix(skin(x, z), evened(skin, x, z), deep) - depth,
    z - out[i]![1] * inside,
  ]);
}

/** A band along a run of the outline with a constant profile. */
export function band(points: readonly Vec2[], skin: Skin, profile: readonly Step[]): Mesh {
  const rings = profile.map((step) => inset(points, skin, step));
  return grid(points.length, profile.length, (i, j) => rings[j]![i]!);
}
