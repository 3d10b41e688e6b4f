import { grid, type Mesh, merge, pebble, transform, tube } from '../geometry/mesh';
import { type ControlPoint, curve, toPoints } from '../geometry/spline';
import { add, clamp, cross, mix, normalize, scale, subtract, type Vec2, type Vec3 } from '../geometry/vector';
import type { BodySections } from './body';
import type { CabinSections } from './cabin';
import type { BladeSpec, CabinSpec, ExhaustSpec, MirrorSpec, Part } from './spec';

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
  // rounded, and tilted, as the housing is: corners would stick out of it
  const glass = grid(49, 2, (i, j) => {
    const [u, v] = [Math.cos, Math.sin].map((f) => j * Math.cbrt(f((-i / 24) * Math.PI)));
    return [
      at[0] + half[0] * 0.76 + half[1] * (0.144 + 0.108 * u!),
      at[1] + half[1] * 0.74 * u!,
      at[2] + half[2] * 0.58 * v! + half[1] * 0.074 * u!,
    ];
  });
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

/** Rings facing backwards, superellipses: each so far before `tip`, and its size beyond `half`. */
const rings = ([tip, y, z]: Vec3, half: Vec2, squareness: number, list: readonly ControlPoint[]): Mesh =>
  grid(
    64,
    list.length,
    (i, j) => {
      const angle = (i / 64) * Math.PI * 2;
      const [before, size] = list[j]!;
      const reach = (value: number, h: number) => Math.sign(value) * Math.abs(value) ** (1 / squareness) * (h + size);
      return [tip - before, y + reach(Math.cos(angle), half[0]), z + reach(Math.sin(angle), half[1])];
    },
    true,
  );

/** An open pipe with a thick rolled rim and a narrower, dark pipe deep in it. */
function exhaust({ at, half, squareness = 1, finish = 'dark-chrome' }: ExhaustSpec, body: BodySections): Part[] {
  // the tail's skin may not show inside the pipe
  const tip: Vec3 = [Math.max(at[0], body.endAt('tail', at[1], at[2]) + 0.024), at[1], at[2]];
  const pipe = '.06,-.01 .012,-.01 .001,-.009 -.003,-.004 .001,.001 .02,.002 .16,.002';
  const bore = `.034,-.01 .036,-.018 .1,-.018 .1,${-Math.min(...half)}`;
  return [
    { mesh: rings(tip, half, squareness, toPoints(pipe)), finish },
    { mesh: rings(tip, half, squareness, toPoints(bore)), finish: 'dark' },
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

/**
 * A blank plate in a black holder: pale, with a fine dark line inside its edge. It lies on the tail, bowed and leaning as
 * that is, or it would stand off like a shelf; it hardly faces the floor.
 */
function plate(z: number, body: BodySections): Part[] {
  const [half, tall] = [0.26, 0.056];
  const lean = Math.min(0.1, (body.tailAt(0, z + tall) - body.tailAt(0, z - tall)) / (2 * tall));
  const bow = (body.tailAt(0, z) - body.tailAt(half, z)) / half ** 2;
  const lie = (y: number, c: number) => lean * c - bow * y * y;
  const over = [-tall, 0, tall].flatMap((c) => [0, half].map((y) => body.tailAt(y, z + c) - lie(y, c)));
  const sheet = (finish: Part['finish'], grown: number, proud: number): Part => ({
    // its outermost points lie in the metal, the next ones are there twice: a crisp edge
    mesh: grid(21, 7, (i, j) => {
      const [y, c] = [(half + grown) * clamp((i - 10) / 8, -1, 1), (tall + grown) * clamp(j - 3, -1, 1)];
      const edge = i === 0 || i === 20 || j === 0 || j === 6;
      return [Math.max(...over) + lie(y, c) + (edge ? -0.02 : proud), y, z + c];
    }),
    finish,
  });
  return [
    sheet('satin-black', 0.007, 0.002),
    sheet('plate', 0, 0.003),
    sheet('satin-black', -0.006, 0.0035),
    sheet('plate', -0.01, 0.004),
  ];
}

/** The mirror that hangs from the windscreen's head, and what holds it: without it a windscreen looks empty. */
function innerMirror(cabin: CabinSections, { windscreen }: CabinSpec): Part {
  const [x, , z] = cabin.topAt(windscreen.to - 0.1, 0);
  const glass = pebble([x + 0.1, 0, z - 0.075], [0.016, 0.1, 0.028], 0.45, 24);
  return {
    mesh: merge([glass, pebble([x + 0.05, 0, z - 0.035], [0.06, 0.022, 0.024], 0.4, 16)]),
    finish: 'cabin-plastic',
  };
}

/** What is fixed to the car's outside: `sides` are mirrored by the caller, `single` are not. */
export function detailParts(body: BodySections, cabin: CabinSections): { sides: Part[]; single: Part[] } {
  const { details } = body.car;
  const sides: Part[] = [...mirrorParts(details.mirror, mirrorFoot(body, cabin, details.mirror.foot))];
  const single: Part[] = [innerMirror(cabin, body.car.cabin)];
  for (const h of details.handles ?? []) {
    sides.push({ mesh: handle(body, h.at, h.half), finish: h.finish ?? 'paint' });
  }
  for (const e of details.exhausts ?? []) sides.push(...exhaust(e, body));
  for (const b of details.blades ?? []) sides.push({ mesh: blade(b), finish: b.finish });
  for (const w of details.wipers ?? []) {
    single.push({ mesh: wiper(cabin, cabin.cowl(body.top), w.pivot, w.tip), finish: 'satin-black' });
  }
  if (details.plate) single.push(...plate(details.plate, body));
  return { sides, single };
}
