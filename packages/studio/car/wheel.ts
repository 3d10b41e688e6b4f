import { grid, lathe, type Mesh, merge, smoothLathe, transform } from '../geometry/mesh';
import { type Points, toPoints } from '../geometry/spline';
import { clamp, mix, smootherstep, type Vec2 } from '../geometry/vector';
import type { AxleSpec, Part, SpokeArm, WheelSpec } from './spec';

/** Local frame: y is the axle, outwards; y = 0 is the tyre's outer wall, the centre is the origin. */
const FACE = -0.01;

function tyre(axle: AxleSpec): Mesh {
  const { tyreRadius: R, tyreWidth: w, rimRadius: rim } = axle;
  const wall = mix(rim, R, 0.55);
  return smoothLathe(
    [
      [rim + 0.001, -0.02],
      [rim + 0.004, -0.004, 2],
      [rim + 0.014, 0.003, 2.5],
      [rim + 0.02, -0.003, 2],
      [wall, 0.0, 1.5],
      [R - 0.02, -0.006, 1.2],
      [R - 0.006, -0.014, 1.6],
      [R - 0.001, -0.028, 2],
      [R, -0.05, 2],
      [R + 0.001, -w / 2],
      [R, -w + 0.05, 2],
      [R - 0.008, -w + 0.016, 2],
      [wall, -w],
      [rim, -w + 0.02],
    ],
    52,
    112,
  );
}

function barrel(axle: AxleSpec): Mesh {
  const { rimRadius: rim, tyreWidth: w } = axle;
  return smoothLathe(
    [
      [rim + 0.008, -0.014],
      [rim + 0.009, -0.003, 3],
      [rim + 0.003, 0.0, 3],
      [rim - 0.005, -0.002, 3],
      [rim - 0.009, -0.016, 2],
      [rim - 0.014, -0.05],
      [rim - 0.03, -w * 0.5],
      [rim - 0.03, -w + 0.02],
    ],
    30,
    96,
  );
}

/** Depth of the face over the way from hub (0) to rim (1), where it comes up to the lip. */
const faceAt = (wheel: WheelSpec, t: number) => FACE - wheel.dish * (1 - t) ** 1.6 + 0.006 * smootherstep(0.86, 1, t);

/** Across an arm: position as a fraction of half its width, depth as a fraction of its thickness. A point given twice is a crisp edge. */
const FLAT_FACE = toPoints('-.8,0 .8,0');
const SIDE = toPoints('.8,0 1,-.12 1,-.12 1.12,-.55 1.3,-1 .9,-1.25');

/** A strip along one arm of a spoke: its flat face, or a side with chamfer and draft. Both ends run out in fillets. */
function arm(wheel: WheelSpec, spec: SpokeArm, middle: number, rim: number, across: typeof SIDE, flip = 1): Mesh {
  const steps = 28;
  const thickness = wheel.thickness ?? 0.034;
  const [from, to] = spec.span ?? [0, 1];
  return grid(steps + 1, across.length, (i, j) => {
    const s = i / steps;
    const t = mix(from, to, s);
    const radius = mix(wheel.hubRadius * 0.7, rim - 0.004, t);
    const angle = middle + mix(spec.angle[0], spec.angle[1], smootherstep(0, 1, s) * 0.5 + s * 0.5);
    const atRim = 0.016 * clamp((t - 0.84) / 0.16) ** 2;
    const atHub = 0.012 * clamp((0.22 - t) / 0.22) ** 2;
    const half = mix(spec.width[0], spec.width[1], s) / 2 + atRim + atHub;
    const [side, deep] = across[j]!;
    const y = faceAt(wheel, t) + deep * thickness * mix(1.25, 1, s);
    const offset = flip * side * half;
    return [
      radius * Math.cos(angle) - offset * Math.sin(angle),
      y,
      radius * Math.sin(angle) + offset * Math.cos(angle),
    ];
  });
}

function hub(wheel: WheelSpec): Mesh {
  const y = faceAt(wheel, 0);
  const r = wheel.hubRadius;
  const cap = capRadius(wheel);
  return smoothLathe(
    [
      [0, y + 0.009],
      [cap * 0.6, y + 0.009],
      [cap * 0.95, y + 0.007, 3],
      [cap, y, 3],
      [cap + 0.004, y - 0.004, 2],
      [r, y - 0.001, 2],
      [r + 0.012, y - 0.012, 3],
      [r + 0.012, y - 0.05],
    ],
    40,
    80,
  );
}

const capRadius = (wheel: WheelSpec) => (wheel.bolts === 'centre-lock' ? 0.034 : 0.03);

/** A profile turned about the hub: radius as a fraction of the cap's, height over the wheel's face. */
const turned = (wheel: WheelSpec, profile: Points, segments: number): Mesh =>
  lathe(
    toPoints(profile).map(([r, y]) => [r * capRadius(wheel), y + faceAt(wheel, 0)]),
    segments,
  );

/** A ring round the cap; bolts in their bores, or the ring of a central nut. */
function fastening(wheel: WheelSpec): Mesh {
  const y = faceAt(wheel, 0);
  const ring = turned(wheel, '.76,.009 .78,.0125 .86,.013 .94,.0115 .97,.006', 48);
  if (wheel.bolts === 'centre-lock')
    return merge([ring, turned(wheel, '1.06,.004 1.06,.016 1.35,.014 1.47,-.004', 12)]);
  const count = wheel.bolts;
  const bolt = lathe(toPoints('0,.003 .007,.003 .0085,.001 .0085,-.01'), 12);
  const circle = Math.min(wheel.hubRadius * 0.8, 0.056);
  const bolts = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * Math.PI * 2 + (wheel.rotation ?? 0.3);
    return transform(bolt, (a, b, c) => [a + circle * Math.cos(angle), b + y + 0.001, c + circle * Math.sin(angle)]);
  });
  return merge([ring, ...bolts]);
}

function disc(radius: number): Mesh {
  return lathe(
    [
      [0.05, -0.1],
      [0.085, -0.098],
      [0.09, -0.112],
      [radius * 0.56, -0.112],
      [radius * 0.57, -0.116],
      [radius - 0.002, -0.116],
      [radius, -0.118],
      [radius, -0.148],
      [0.08, -0.148],
    ],
    72,
  );
}

/** A monobloc caliper hugging the disc, behind the axle at the front and before it at the rear. */
function caliper(radius: number, middle: number): Mesh {
  const profile = toPoints('.6,-.16 .6,-.1 .63,-.084 .7,-.074 .92,-.072 1.02,-.078 1.07,-.092 1.07,-.16');
  const steps = 28;
  return grid(steps + 1, profile.length, (i, j) => {
    const t = (i / steps) * 2 - 1;
    const angle = middle + t * 0.5;
    const round = Math.max(0, 1 - Math.abs(t) ** 8) ** 0.5;
    const [r, y] = profile[j]!;
    const pulled = mix(0.84, r, mix(0.55, 1, round));
    return [pulled * radius * Math.cos(angle), mix(-0.12, y, round), pulled * radius * Math.sin(angle)];
  });
}

/** One wheel with tyre and brake at the origin; `brakeAngle` is where the caliper sits, radians from +x. */
export function wheelParts(wheel: WheelSpec, axle: AxleSpec, brakeAngle: number): Part[] {
  const rim = axle.rimRadius;
  const discRadius = axle.discRadius ?? rim - 0.055;
  const finish = wheel.finish ?? 'rim';
  const rotation = wheel.rotation ?? 0.3;
  const [faces, sides]: [Mesh[], Mesh[]] = [[], []];
  for (let i = 0; i < wheel.count; i++) {
    const middle = (i / wheel.count) * Math.PI * 2 + rotation;
    for (const spec of wheel.arms) {
      faces.push(arm(wheel, spec, middle, rim, FLAT_FACE));
      for (const flip of [-1, 1]) sides.push(arm(wheel, spec, middle, rim, SIDE, flip));
    }
  }
  const parts: Part[] = [
    { mesh: tyre(axle), finish: 'tyre' },
    { mesh: barrel(axle), finish: 'rim' },
    { mesh: merge([hub(wheel), ...faces]), finish },
    { mesh: merge(sides), finish: 'rim' },
    { mesh: fastening(wheel), finish: 'satin-metal' },
    { mesh: disc(discRadius), finish: 'disc' },
    { mesh: caliper(discRadius, brakeAngle), finish: 'caliper' },
    {
      mesh: lathe(
        [
          [0.01, -axle.tyreWidth * 0.66],
          [rim - 0.03, -axle.tyreWidth * 0.66],
        ],
        48,
      ),
      finish: 'dark',
    },
  ];
  // a spoked wheel has a black cap in its ring
  if (!wheel.cover) parts.push({ mesh: turned(wheel, '.01,.0115 .5,.011 .78,.0095', 48), finish: 'gloss-black' });
  else {
    const edge = mix(wheel.hubRadius, rim, wheel.cover);
    const cover: Vec2[] = Array.from({ length: 25 }, (_, i) => {
      const t = (i / 24) * wheel.cover!;
      return [mix(0.001, edge, i / 24), faceAt(wheel, t) + 0.006];
    });
    parts.push({ mesh: lathe([...cover, [edge + 0.004, faceAt(wheel, wheel.cover) - 0.01]], 120), finish });
  }
  return parts;
}
