import { grid, type Mesh, merge, pebble, transform, tube } from '../geometry/mesh';
import { type ControlPoint, curve, toPoints } from '../geometry/spline';
import { add, cross, mix, normalize, scale, subtract, type Vec2, type Vec3 } from '../geometry/vector';
import type { BodySections } from './body';
import type { CabinSections } from './cabin';
import type { BladeSpec, ExhaustSpec, MirrorSpec, Part } from './spec';

/** The mirror's arm ends inside the door or the window's corner, whichever stands farther out. */
function mirrorFoot(body: BodySections, cabin: CabinSections, [x, , z]: Vec3): Vec3 {
  const onBody = z < body.shoulder(x) ? body.sideAt(x, z) : 0;
  return [x, Math.max(onBody, cabin.sideAt(x, z)) - 0.012, z];
}

function mirrorParts(spec: MirrorSpec, foot: Vec3): Part[] {
  const { at, half } = spec;
  const squareness = spec.squareness ?? 0.45;
  const finish = spec.finish ?? 'paint';
  // the housing is cut flat behind and drawn to a rounded point in front
  const housing = transform(pebble([0, 0, 0], [1, 1, 1], squareness, 36), (x, y, z) => [
    at[0] + (x > 0 ? half[0] * 0.75 * Math.min(1, x * 1.6) : half[0] * x * 1.1) + 0.035 * (y + 1) * half[1] * 4,
    at[1] + half[1] * y,
    at[2] + half[2] * z * (1 - 0.18 * x) + half[1] * 0.1 * y,
  ]);
  const glass = grid(2, 2, (i, j) => [
    at[0] + half[0] * 0.76 + 0.035 * half[1] * 4 * (i ? 1.8 : 0.25),
    at[1] + half[1] * (i ? 0.74 : -0.74),
    at[2] + half[2] * (j ? 0.6 : -0.6),
  ]);
  const root: Vec3 = [at[0] + half[0] * 0.1, at[1] - half[1] * 0.55, at[2] - half[2] * 0.7];
  const elbow: Vec3 = [mix(root[0], foot[0], 0.4), mix(root[1], foot[1], 0.45), mix(root[2], foot[2], 0.8)];
  const stalk = tube([root, elbow, foot], (t) => mix(0.018, 0.03, t), 12, 0.45);
  return [
    { mesh: housing, finish },
    { mesh: glass, finish: 'glass' },
    { mesh: stalk, finish: finish === 'carbon' ? 'carbon' : 'satin-black' },
  ];
}

function handle(body: BodySections, [x, z]: readonly [number, number], half: number): Mesh {
  const y = body.sideAt(x, z);
  const steps = 24;
  return grid(steps + 1, 13, (i, j) => {
    const t = (i / steps) * 2 - 1;
    const angle = (j / 12) * Math.PI * 2;
    const taper = Math.max(0, 1 - t ** 4) ** 0.5;
    const skin = mix(y, body.sideAt(x + t * half, z), 0.999);
    return [
      x + t * half,
      skin + 0.006 + 0.012 * Math.cos(angle) * taper,
      z + 0.014 * Math.sin(angle) * taper + 0.004 * t,
    ];
  });
}

/** An open pipe with a rolled rim, an inner pipe 60 mm deep, and a black recess round it; its section is a superellipse. */
function exhaust(spec: ExhaustSpec, body: BodySections): Part[] {
  // the tail's skin may not show inside the pipe
  const tip = Math.max(spec.at[0], body.endAt('tail', spec.at[1], spec.at[2]) + 0.024);
  const power = 1 / (spec.squareness ?? 1);
  // each ring: how far behind the tip's end, and its size
  const rings = (list: readonly ControlPoint[]) =>
    grid(
      64,
      list.length,
      (i, j) => {
        const angle = (i / 64) * Math.PI * 2;
        const [back, size] = list[j]!;
        const reach = (value: number, half: number) => Math.sign(value) * Math.abs(value) ** power * (half + size);
        return [
          tip - back,
          spec.at[1] + reach(Math.cos(angle), spec.half[0]),
          spec.at[2] + reach(Math.sin(angle), spec.half[1]),
        ];
      },
      true,
    );
  const pipe = rings(toPoints('.06,-.009 .012,-.009 .001,-.007 -.002,-.003 .002,.001 .02,.002 .16,.002'));
  const bore = rings([
    [0.014, -0.014],
    [0.016, -0.016],
    [0.06, -0.016],
    [0.06, -Math.min(...spec.half)],
  ]);
  const recess = rings(toPoints('.03,.003 .022,.016 .03,.021 .2,.021'));
  return [
    { mesh: pipe, finish: spec.finish ?? 'dark-chrome' },
    { mesh: bore, finish: 'dark' },
    { mesh: recess, finish: 'satin-black' },
  ];
}

/** One half of a blade with a rounded edge all round. */
function blade(spec: BladeSpec): Mesh {
  const [leading, trailing, height] = [curve(spec.leading), curve(spec.trailing), curve(spec.height)];
  const rows = 48;
  const around = 28;
  return grid(rows + 1, around + 1, (i, j) => {
    const u = i / rows;
    const y = spec.span * (1 - (1 - u) ** 1.5);
    const end = Math.max(0, 1 - u ** 24) ** 0.5;
    const angle = (j / around) * Math.PI * 2;
    const chord = 0.5 - 0.5 * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.75;
    const x = mix(leading(y), trailing(y), 0.5 + (chord - 0.5) * mix(0.92, 1, end));
    const thick = (spec.thickness / 2) * Math.sin(angle) * end * mix(1, 0.6, chord);
    return [x, y, height(y) + (spec.rise ?? 0) * chord ** 1.4 + thick];
  });
}

/** How far up the glass a parked wiper lies, of what its spec says: down in the cowl. */
const PARKED = 0.25;

/** Arm and blade of a wiper lying on the windscreen; [y, metres up the glass]. */
function wiper(
  cabin: CabinSections,
  cowl: number,
  pivot: readonly [number, number],
  tip: readonly [number, number],
): Mesh {
  const lie = (t: number, lift: number): Vec3 => {
    const y = mix(pivot[0], tip[0], t);
    const station = cowl + PARKED * mix(pivot[1], tip[1], t);
    const p = cabin.topAt(station, Math.abs(y));
    const q = cabin.topAt(station + 0.02, Math.abs(y));
    const normal = normalize(cross(subtract(q, p), [0, 1, 0]));
    const up: Vec3 = normal[2] < 0 ? scale(normal, -1) : normal;
    return add([p[0], y, p[2]], scale(up, lift));
  };
  const path = (from: number, to: number, lift: number) =>
    Array.from({ length: 13 }, (_, i) => lie(mix(from, to, i / 12), lift));
  return merge([tube(path(0, 0.62, 0.022), 0.007, 8, 0.6), tube(path(0.15, 1, 0.01), 0.006, 6, 1.4)]);
}

function plate([x, y, z]: Vec3): Part[] {
  const half: Vec3 = [0.006, 0.26, 0.057];
  return [
    { mesh: pebble([x + 0.012, y, z], half, 0.98, 28), finish: 'plate' },
    { mesh: pebble([x + 0.006, y, z], [0.008, half[1] + 0.008, half[2] + 0.008], 0.98, 28), finish: 'satin-black' },
  ];
}

/** An upright fin from the underside back to the tail's skin, never past it. */
function fin(body: BodySections, y: number, [from, to]: Vec2, [low, high]: Vec2): Mesh {
  const corners = [
    [from, body.bottom(from) + 0.03],
    [to, low],
    [body.endAt('tail', y, high) - 0.03, high],
    [from, high],
  ] as const;
  // two skins and the rear edge between them
  const half = 0.005;
  const at = (k: number, side: number): Vec3 => [corners[k]![0], y + side * half, corners[k]![1]];
  const skin = (side: number) => grid(2, 2, (i, j) => at(i ? (j ? 2 : 1) : j ? 3 : 0, side));
  return merge([skin(-1), skin(1), grid(2, 2, (i, j) => at(j ? 2 : 1, i ? 1 : -1))]);
}

/** What is fixed to the car's outside: `sides` are mirrored by the caller, `single` are not. */
export function detailParts(body: BodySections, cabin: CabinSections): { sides: Part[]; single: Part[] } {
  const { details } = body.car;
  const sides: Part[] = [...mirrorParts(details.mirror, mirrorFoot(body, cabin, details.mirror.foot))];
  const single: Part[] = [];
  for (const h of details.handles ?? []) {
    sides.push({ mesh: handle(body, h.at, h.half), finish: h.finish ?? 'paint' });
  }
  for (const e of details.exhausts ?? []) sides.push(...exhaust(e, body));
  for (const b of details.blades ?? []) sides.push({ mesh: blade(b), finish: b.finish });
  for (const y of details.fins?.y ?? []) {
    const { x, z } = details.fins!;
    sides.push({
      mesh: fin(body, y, x, z),
      finish: 'satin-black',
    });
  }
  for (const w of details.wipers ?? []) {
    single.push({ mesh: wiper(cabin, cabin.cowl(body.top), w.pivot, w.tip), finish: 'satin-black' });
  }
  if (details.plate) single.push(...plate(details.plate));
  return { sides, single };
}
