import { grid } from '../geometry/mesh';
import { samplePath } from '../geometry/spline';
import { mix, type Vec2 } from '../geometry/vector';
import type { BodySections } from './body';
import type { DiffuserSpec, Part } from './spec';

/** How far the panel's foot lies before its edge; metres. */
const LENGTH = 0.16;
/** How much wider its inside is. */
const END = 0.014;
const STEPS = 24;

/** The panel that rises from the floor to the bumper's edge, so that no hole is seen under the tail. */
export function diffuserParts(body: BodySections, { span, edge, foot: lowest }: DiffuserSpec): Part[] {
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
  const foot = lowest ?? body.bottom(body.length - LENGTH) - 0.012;
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
  return [
    { mesh: panel, finish: 'grained' },
    { mesh: inside, finish: 'dark' },
  ];
}
