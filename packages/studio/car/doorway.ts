import { grid, type Mesh, merge, pebble, tube } from '../geometry/mesh';
import { mix, type Vec3 } from '../geometry/vector';
import { band, inset, run, type Skin } from './door-edge';
import { opened } from './open-door';
import type { OpenDoor, Part } from './spec';

/** Height of the carpet, and of the sill one steps over. */
export const CARPET = 0.345;
const SILL = { top: 0.385, from: 0.092, to: 0.215 };

/** A strip across the car between two places, with a profile of [y inwards from the skin, z]. */
function strip(x0: number, x1: number, skin: Skin, profile: readonly (readonly [number, number])[]): Mesh {
  const steps = 50;
  return grid(steps + 1, profile.length, (i, j) => {
    const x = mix(x0, x1, i / steps);
    const [inwards, z] = profile[j]!;
    return [x, skin(x, 0.4) - inwards, z];
  });
}

/** What the open door lets one see of the shell: the folded edge of the opening, its seal, the sill with its plate. */
export function doorwayParts(door: OpenDoor, skin: Skin): Part[] {
  const { outline, belt, figure } = door;
  const loop = [...outline, outline[0]!];
  const lower = run(outline, ([, z]) => z < belt + 0.004);
  const upper = run(outline, ([, z]) => z > belt - 0.014);
  const flange = [
    [-0.0015, 0],
    [-0.0015, 0.008],
    [0.002, 0.016],
    [0.012, 0.024],
    [0.018, 0.05],
    [0.022, 0.074],
    [0.034, 0.08],
  ] as const;
  const [x0] = figure.bounds;
  const bottom = figure.bounds[1];
  const [from, to] = [x0 + 0.02, Math.max(...outline.filter(([, z]) => z < bottom + 0.08).map(([x]) => x)) - 0.03];
  return [
    { mesh: band(lower, skin, flange), finish: 'second-paint' },
    {
      mesh: band(
        upper,
        skin,
        flange.map(([a, b]) => [a, b * 0.75] as const),
      ),
      finish: 'paint',
    },
    { mesh: tube(inset(loop, skin, [0.03, 0.07]), 0.0105, 10), finish: 'satin-black' },
    {
      mesh: strip(from, to, skin, [
        [0.07, bottom + 0.02],
        [0.08, bottom + 0.036],
        [0.084, SILL.top - 0.014],
        [SILL.from - 0.004, SILL.top - 0.004],
        [SILL.from, SILL.top],
      ]),
      finish: 'second-paint',
    },
    {
      mesh: strip(from, to, skin, [
        [SILL.from, SILL.top],
        [SILL.to, SILL.top],
        [SILL.to + 0.012, SILL.top - 0.006],
        [SILL.to + 0.016, CARPET - 0.01],
      ]),
      finish: 'leather',
    },
    {
      mesh: strip(from + 0.03, to - 0.05, skin, [
        [SILL.from - 0.001, SILL.top - 0.002],
        [SILL.from + 0.002, SILL.top + 0.004],
        [SILL.to - 0.024, SILL.top + 0.004],
        [SILL.to - 0.02, SILL.top - 0.001],
      ]),
      finish: 'satin-metal',
    },
    ...hingeArms(door, skin),
  ];
}

/** Two arms carry the leaf: from the doorway's rear edge to the leaf's, bent round the gap between them. */
function hingeArms(door: OpenDoor, skin: Skin): Part[] {
  const arms = [0.56, 0.8].map((z) => {
    let x = door.hinge[0] + 0.4;
    while (x > door.hinge[0] - 0.4 && door.figure.distance(x, z) > 0) x -= 0.002;
    const root: Vec3 = [x, skin(x, z) - 0.05, z];
    const end = opened(door, [x - 0.03, skin(x, z) - 0.045, z]);
    const elbow: Vec3 = [mix(root[0], end[0], 0.25) - 0.03, mix(root[1], end[1], 0.5), z];
    return merge([tube(smooth([root, elbow, end]), 0.011, 10, 2.2), pebble(root, [0.02, 0.02, 0.04], 0.8, 16)]);
  });
  return [{ mesh: merge(arms), finish: 'second-paint' }];
}

const smooth = ([a, b, c]: readonly [Vec3, Vec3, Vec3]): Vec3[] =>
  Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const at = (k: 0 | 1 | 2) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k];
    return [at(0), at(1), at(2)];
  });
