import { filterTriangles, grid, type Mesh } from '../geometry/mesh';
import { bspline, type ControlPoint, curve } from '../geometry/spline';
import { clamp, mix, smootherstep, type Vec2, type Vec3 } from '../geometry/vector';
import type { CabinSections } from './cabin';
import type { CarSpec, Relief } from './spec';
import { type Projection, projection } from './view';

/** The wheel arch is cut only this far in from the car's side (metres). */
export const ARCH_DEPTH = 0.27;
const END_ZONE = 0.6;
/** The profile of nose and tail fades out over this length (metres); an arch's lip is so wide. */
const PROFILE_FADE = 0.9;
const FLARE_WIDTH = 0.085;

export const archRadius = (axle: CarSpec['front']) => axle.tyreRadius + (axle.archGap ?? 0.028);

interface CompiledRelief extends Relief {
  readonly projection: Projection;
}

/** The lower body as sections along x. */
export class BodySections {
  readonly length: number;
  readonly halfWidth: number;
  private readonly curves;
  private readonly nose;
  private readonly tail;
  private readonly reliefs: CompiledRelief[];

  constructor(readonly car: CarSpec) {
    const { body, dimensions } = car;
    this.length = dimensions.length;
    this.halfWidth = dimensions.width / 2;
    this.curves = {
      top: curve(body.top),
      shoulder: curve(body.shoulder),
      bottom: curve(body.bottom),
      plan: curve(body.plan),
      inset: curve(body.shoulderInset),
      tuck: curve(body.tuck),
      scallop: curve(body.scallop ?? 0),
      widest: curve(body.widest ?? 0.68),
      valley: curve(body.valley ?? 0),
      shoulderSharpness: curve(body.shoulderSharpness ?? 2),
      flankSharpness: curve(body.flankSharpness ?? 1.5),
    };
    this.nose = curve(body.noseProfile);
    this.tail = curve(body.tailProfile);
    this.reliefs = (body.reliefs ?? []).map((r) => ({ ...r, projection: projection(r.view) }));
  }

  shoulder = (x: number) => this.curves.shoulder(x);
  bottom = (x: number) => this.curves.bottom(x);
  top = (x: number) => this.curves.top(x);
  /** Half-width of the widest line, without the closing of the ends. */
  plan = (x: number) => this.halfWidth * this.curves.plan(x);

  /** 1 along the car, falling to 0 at its ends as a superellipse. */
  private closing(x: number): number {
    const { noseEnd, tailEnd } = this.car.body;
    const close = (distance: number, end: { length: number; power: number }) =>
      distance >= end.length ? 1 : Math.max(0, 1 - (1 - distance / end.length) ** end.power) ** (1 / end.power);
    return close(Math.max(0, x), noseEnd) * close(Math.max(0, this.length - x), tailEnd);
  }

  /** The section at station x, from the middle of the underside round to the middle of the top. */
  section(x: number): (t: number) => Vec2 {
    const c = this.curves;
    const closing = this.closing(x);
    const y = Math.max(1e-4, this.plan(x) * closing);
    const narrow = Math.min(1, y / (this.halfWidth * 0.55));
    const [bottom, top] = [c.bottom(x), c.top(x)];
    // a section that narrows to nothing keeps no hump, which would pinch the boot lid's edge to a peak in its middle
    const crest = mix(top, c.shoulder(x), x < this.length / 2 ? 1 : smootherstep(0, 0.7, closing));
    const inset = c.inset(x) * narrow;
    const tuck = c.tuck(x) * narrow;
    const widest = mix(bottom, crest, c.widest(x));
    const crown = this.car.body.crown ?? 0.02;
    const standard: ControlPoint[] = [
      [0, bottom],
      [Math.max(0, y - tuck * 1.6 - 0.06 * narrow), bottom],
      [y - tuck, bottom + 0.005, 2.5],
      [y - tuck * 0.55, bottom + 0.07, 1.5],
      [y - c.scallop(x) * narrow, mix(bottom, widest, 0.62)],
      [y, widest, c.flankSharpness(x)],
      [y - inset * 0.35, mix(widest, crest, 0.66)],
      [y - inset, crest, c.shoulderSharpness(x)],
      [mix(y - inset, 0, 0.26), mix(crest, top, 0.45) - c.valley(x)],
      [y * 0.36, top - crown * 0.25],
      [y * 0.16, top],
      [0, top],
    ];
    return bspline(this.car.body.section?.(standard, x) ?? standard);
  }

  /** A section's point moved to its place: nose and tail profile, arch lips, reliefs. */
  place(station: number, [y0, z]: Vec2): Vec3 {
    const { body, front, rear } = this.car;
    let x = station + this.nose(z) * clamp(1 - station / PROFILE_FADE) ** 2;
    x += this.tail(z) * clamp(1 - (this.length - station) / PROFILE_FADE) ** 2;
    let y = y0;
    if (z < this.shoulder(station) + 0.02) {
      [front, rear].forEach((axle, i) => {
        const distance = (Math.hypot(x - axle.x, z - axle.tyreRadius) - archRadius(axle)) / FLARE_WIDTH;
        const side = smootherstep(this.halfWidth * 0.5, this.halfWidth * 0.75, y) * smootherstep(0, 0.25, z);
        y += (body.flare?.[i] ?? 0) * Math.exp(-distance * distance) * side;
      });
    }
    let p: Vec3 = [x, y, z];
    for (const relief of this.reliefs) p = pushed(p, relief, this.car);
    return p;
  }

  /** How far out the body's side is at (x, z). */
  sideAt(x: number, z: number): number {
    const at = this.section(x);
    let best = 0;
    let previous = this.place(x, at(0.1));
    for (let i = 1; i <= 60; i++) {
      const point = this.place(x, at(0.1 + (i / 60) * 0.75));
      const [low, high] = previous[2] < point[2] ? [previous, point] : [point, previous];
      if (z >= low[2] && z <= high[2]) {
        best = Math.max(best, mix(low[1], high[1], (z - low[2]) / (high[2] - low[2] || 1)));
      }
      previous = point;
    }
    return best || previous[1];
  }

  /** How high bonnet or deck are at (x, y). */
  topAt(x: number, y: number): number {
    const at = this.section(x);
    for (let t = 1; t > 0.5; t -= 0.01) if (at(t)[0] >= y) return at(t)[1];
    return 0;
  }

  /** As `endAt` for the tail, to the millimetre: what is fixed along its edge may not step. */
  tailAt(y: number, z: number): number {
    let [inside, outside] = [this.length - PROFILE_FADE, this.length];
    for (let i = 0; i < 12; i++) {
      const middle = (inside + outside) / 2;
      if (this.sideAt(middle, z) > y) inside = middle;
      else outside = middle;
    }
    return this.place(inside, [y, z])[0];
  }

  /** Where along x the nose (or the tail) is at the given height, `y` metres from the middle. */
  endAt(end: 'nose' | 'tail', y: number, z: number): number {
    for (let i = 0; i < 120; i++) {
      const station = 0.002 + i * 0.006;
      const x = end === 'nose' ? station : this.length - station;
      const at = this.section(x);
      for (let j = 1; j < 48; j++) {
        const point = this.place(x, at(j / 48));
        if (Math.abs(point[2] - z) < 0.02 && point[1] >= y) return point[0];
      }
    }
    return end === 'nose' ? 0 : this.length;
  }
}

function pushed(p: Vec3, relief: CompiledRelief, car: CarSpec): Vec3 {
  const { right, up, inward, a0, b0 } = relief.projection;
  const within = relief.within;
  if (relief.view === 'front' && !within?.x && p[0] > car.front.x) return p;
  if (relief.view === 'rear' && !within?.x && p[0] < car.rear.x) return p;
  if (relief.view === 'side' && !within?.y && p[1] < car.dimensions.width * 0.25) return p;
  if (relief.view === 'plan' && !within?.z && p[2] < 0.4) return p;
  if (within?.x && (p[0] < within.x[0] || p[0] > within.x[1])) return p;
  if (within?.y && (p[1] < within.y[0] || p[1] > within.y[1])) return p;
  if (within?.z && (p[2] < within.z[0] || p[2] > within.z[1])) return p;
  const a = right[0] * p[0] + right[1] * p[1] + right[2] * p[2] - a0;
  const b = up[0] * p[0] + up[1] * p[1] + up[2] * p[2] - b0;
  const depth = relief.depth * smootherstep(0, -relief.softness, relief.shape.distance(a, b));
  return depth === 0 ? p : [p[0] + inward[0] * depth, p[1] + inward[1] * depth, p[2] + inward[2] * depth];
}

/** Stations: dense towards the ends, where the plan closes steeply. */
function stations(length: number, quality: number): number[] {
  const ends = Math.round(80 * quality);
  const middle = Math.round(300 * quality);
  const list: number[] = [];
  for (let i = 0; i < ends; i++) list.push(END_ZONE * (i / ends) ** 2.5);
  for (let i = 0; i < middle; i++) list.push(mix(END_ZONE, length - END_ZONE, i / middle));
  for (let i = 0; i <= ends; i++) list.push(length - END_ZONE * (1 - i / ends) ** 2.5);
  return list;
}

/** One half of the body; its deck under the open cabin is left out, so that one sees in. */
export function bodyMesh(body: BodySections, cabin: CabinSections, quality: number): Mesh {
  const rows = stations(body.length, quality);
  const columns = Math.round(160 * quality);
  const sections = rows.map((x) => body.section(x));
  const full = grid(rows.length, columns + 1, (i, j) => {
    const station = rows[i]!;
    const t = j / columns;
    const point = sections[i]!(t);
    return [...body.place(station, point), station, t];
  });
  const { open } = body.car.cabin;
  const inside = (v: number) => {
    const [x, y, z] = [full.positions[3 * v]!, full.positions[3 * v + 1]!, full.positions[3 * v + 2]!];
    if (x < open[0] || x > open[1] || full.params![2 * v + 1]! < 0.5) return false;
    return z < cabin.heightAt(x, y + 0.02) - 0.02;
  };
  return filterTriangles(full, (a, b, c) => !(inside(a) && inside(b) && inside(c)));
}
