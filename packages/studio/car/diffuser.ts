import { grid, type Mesh, merge } from '../geometry/mesh';
import { samplePath } from '../geometry/spline';
import { clamp, mix, type Vec2 } from '../geometry/vector';
import type { BodySections } from './body';
import type { DiffuserSpec, Part } from './spec';

/** Height of a finned panel's foot under the car, and how far it lies before the edge; metres. */
const FOOT = 0.125;
const LENGTH = 0.16;
/** Half the thickness of a fin, and of the plates that close the ends. */
const FIN = 0.007;
const END = 0.014;
const STEPS = 24;
/** The free edge of a fin: how far inside the outline, and where across its thickness. */
const ROUNDED: readonly Vec2[] = [
  [0.008, -1],
  [0.002, -0.75],
  [0, 0],
  [0.002, 0.75],
  [0.008, 1],
];

/** The panel that rises from the floor to the bumper's edge, so that no hole is seen under the tail, and its fins. */
export function diffuserParts(body: BodySections, { span, edge, fins = [], foot: lowest }: DiffuserSpec): Part[] {
  const high = edge ?? body.bottom(body.length) + 0.03;
  // shares of length and height, from the foot up to the lip: flat under the car, steep where it is seen
  const rise = samplePath('0,0 .25,.06 .55,.3 .8,.62 .93,.84 1,1', STEPS);
  const lip: readonly Vec2[] = [
    [0.004, 0.002],
    [0.008, 0.008],
    [0.008, 0.014],
    [0.003, 0.02],
    [-0.03, 0.02],
  ];
  // without fins nothing but the panel's end would be seen below the body
  const foot = lowest ?? (fins.length > 0 ? FOOT : body.bottom(body.length - LENGTH) - 0.012);
  const place = (tail: number, [a, b]: Vec2): Vec2 => [tail - LENGTH * (1 - a), mix(foot, high, b)];
  const columns = 33;
  const panel = grid(columns, STEPS + 1 + lip.length, (i, j) => {
    const y = span * (i / (columns - 1));
    const tail = body.tailAt(y, high);
    const [x, z] =
      j <= STEPS ? place(tail, rise[j] as Vec2) : [tail + lip[j - STEPS - 1]![0], high + lip[j - STEPS - 1]![1]];
    return [x, y, z];
  });
  // its inside, which is seen past the wheels from ahead
  const inside = grid(columns, STEPS + 1, (i, j) => {
    const y = (span + END) * (i / (columns - 1));
    const [x, z] = place(body.tailAt(y, high), rise[j] as Vec2);
    return [x - 0.006, y, z];
  });
  const fin = (y: number, half: number): Mesh => {
    const tail = body.tailAt(y, high);
    // level along the ground, then up to the lip with a rounded corner
    const free = samplePath('0,-.08 .4,-.05 .8,.08,2 .95,.5 1,.96', STEPS);
    return grid(STEPS + 1, ROUNDED.length + 2, (i, j) => {
      const root = place(tail, rise[i] as Vec2);
      const rim = place(tail, free[i] as Vec2);
      const [inside, across] = ROUNDED[clamp(j - 1, 0, ROUNDED.length - 1)]!;
      const deep = Math.hypot(root[0] - rim[0], root[1] - rim[1]);
      const t = j === 0 || j > ROUNDED.length ? 1 : clamp(inside / Math.max(deep, 1e-4));
      return [mix(rim[0], root[0], t), y + half * across, mix(rim[1], root[1], t)];
    });
  };
  const upright = fins.length > 0 ? [...fins.map((y) => fin(y, FIN)), fin(span, END)] : [];
  return [
    { mesh: merge([panel, ...upright]), finish: 'grained' },
    { mesh: inside, finish: 'dark' },
  ];
}
