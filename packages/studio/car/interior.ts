import { box, grid, type Mesh, merge, pebble, transform, tube } from '../geometry/mesh';
import { bspline, curve } from '../geometry/spline';
import { mix, type Vec3 } from '../geometry/vector';
import { archRadius, type BodySections } from './body';
import type { InteriorSpec, Part, SeatSpec } from './spec';

/** Half a back's width over its height, as shares of the seat's width and of the whole back. */
const SPORT_BACK = curve('0,.86 .2,.98 .45,1 .62,.9 .72,.62 .8,.5 .9,.5 1,.42');
const ARMCHAIR_BACK = curve('0,1 1,.9');

/** Cushion, bolstered back and head restraint; local frame: x back, z up, at the cushion's middle. */
function seat(spec: SeatSpec): Mesh {
  const sport = (spec.style ?? 'sport') === 'sport';
  const size = spec.scale ?? 1;
  const width = (sport ? 0.25 : 0.27) * size;
  const height = (sport ? 0.56 : 0.58) * size;
  const lean = 0.3;
  const shape = sport ? SPORT_BACK : ARMCHAIR_BACK;
  // a sport seat's back and head restraint are one shell
  const whole = sport ? height + 0.21 : height;
  const back = grid(sport ? 44 : 30, 22, (i, j) => {
    const t = i / (sport ? 43 : 29); // hip to shoulder, or to the head
    const angle = (j / 21) * Math.PI * 2;
    const end = Math.max(0, 1 - (2 * t - 1) ** 8) ** 0.5;
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.6;
    const bolster = Math.sin(angle) < 0 ? (sport ? 0.06 : 0.03) * across ** 2 * (shape(t) - 0.3) : 0;
    return [
      0.22 + lean * t * whole + 0.07 * Math.sin(angle) * end - bolster,
      width * shape(t) * across * mix(0.8, 1, end),
      0.08 + t * whole,
    ];
  });
  const parts = [back, pebble([0, 0, 0.04], [0.27 * size, width, 0.09], 0.6, 20)];
  if (!sport) parts.push(pebble([0.26 + lean * height, 0, 0.18 + height], [0.055, 0.16, 0.085], 0.55, 18));
  return transform(merge(parts), (x, y, z) => [x + spec.x, y + (spec.y ?? 0.37), z + spec.z]);
}

/** The dashboard's top and face across the whole car, from the cowl to its rear edge. */
function dashboard(spec: InteriorSpec, half: number): Mesh {
  const { x, z, style = 'flat' } = spec.dash;
  const profile = bspline([
    [x - 0.5, z - 0.12],
    [x - 0.25, z - 0.01],
    [x - 0.04, z + 0.005, 2],
    [x + 0.02, z - 0.03, 2],
    [x - 0.02, z - 0.14],
    [x - 0.1, z - 0.32],
  ]);
  const rows = 48;
  return grid(rows + 1, 25, (i, j) => {
    const y = mix(-half, half, i / rows);
    const [px, pz] = profile(j / 24);
    const driver = Math.exp(-(((y - spec.steering[1]) / 0.2) ** 4)) * Math.exp(-(((j / 24 - 0.5) / 0.28) ** 2));
    const hood = style === 'flat' ? 0.02 : 0.06;
    return [px + 0.02 * (y / half) ** 2, y, pz + hood * driver];
  });
}

/** How far a steering wheel leans back, radians. */
const TILT = 0.4;

function steeringWheel([x, y, z]: Vec3): Part[] {
  const ring: Vec3[] = Array.from({ length: 49 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2;
    const flat = Math.max(-0.155, 0.18 * Math.sin(angle));
    return [x + Math.sin(TILT) * flat, y + 0.182 * Math.cos(angle), z + Math.cos(TILT) * flat];
  });
  const spoke = (angle: number): Mesh =>
    tube(
      [
        [x - 0.02, y, z],
        [
          x + Math.sin(TILT) * 0.17 * Math.sin(angle),
          y + 0.17 * Math.cos(angle),
          z + Math.cos(TILT) * 0.17 * Math.sin(angle),
        ],
      ],
      0.018,
      8,
      0.5,
    );
  const boss = pebble([x - 0.02, y, z], [0.04, 0.065, 0.06], 0.3, 16);
  return [
    { mesh: merge([tube(ring, 0.0155, 10), boss]), finish: 'cabin-plastic' },
    { mesh: merge([spoke(0.05), spoke(Math.PI - 0.05), spoke(-Math.PI / 2)]), finish: 'satin-metal' },
  ];
}

const CLEAR_OF_ARCH = 0.03;

/** The cabin seen through the glass. Right-hand drive, as in Kenya. */
export function interiorParts(body: BodySections): Part[] {
  const { interior, cabin, front, rear, openDoor } = body.car;
  const { dash } = interior;
  const half = body.plan(dash.x) - 0.16;
  const floor = Math.max(0.3, Math.min(...interior.seats.map((s) => s.z)) - 0.15);
  // between the wheel wells: nothing of the cabin reaches into an arch
  const [from, to] = [
    Math.max(cabin.open[0], front.x + archRadius(front) + CLEAR_OF_ARCH),
    Math.min(cabin.open[1], rear.x - archRadius(rear) - CLEAR_OF_ARCH),
  ];
  // an open door lets one look closer: what lies behind it is made finer elsewhere
  const seats = merge((openDoor ? interior.seats.slice(0, -1) : interior.seats).map(seat));
  const doorsTo = openDoor ? openDoor.figure.bounds[0] - 0.02 : to;
  const tunnel = transform(pebble([0, 0, 0], [1, 1, 1], 0.8, 24), (x, y, z) => [
    mix(dash.x - 0.05, dash.x + 0.95, (x + 1) / 2),
    y * 0.13,
    floor + 0.17 + z * 0.16 - x * 0.04,
  ]);
  const doors = [-1, 1].map((side) =>
    grid(2, 2, (i, j) => [mix(from, doorsTo, i), side * (body.plan(dash.x) - 0.13), mix(floor, dash.z - 0.05, j)]),
  );
  const screen = grid(2, 2, (i, j) => [dash.x + 0.025 - j * 0.02, mix(-0.16, 0.14, i), dash.z - 0.13 + j * 0.13]);
  return [
    { mesh: merge([seats, transform(seats, (x, y, z) => [x, -y, z])]), finish: 'leather' },
    { mesh: merge([dashboard(interior, half), tunnel]), finish: 'cabin-plastic' },
    { mesh: merge(doors), finish: 'leather' },
    { mesh: screen, finish: 'gloss-black' },
    ...(openDoor
      ? []
      : [{ mesh: box([from, -half - 0.05, floor - 0.02], [to, half + 0.05, floor]), finish: 'dark' as const }]),
    ...steeringWheel(interior.steering),
  ];
}
