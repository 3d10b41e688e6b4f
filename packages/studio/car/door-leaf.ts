import { grid, type Mesh, merge, pebble, tube } from '../geometry/mesh';
import { mix, smoothstep, type Vec2, type Vec3 } from '../geometry/vector';
import { band, evened, inset, run, type Skin } from './door-edge';
import type { Finish, OpenDoor, Part } from './spec';

/** The leather's face behind the skin, by height over the sill's edge as a share of the way up to the belt. */
const THICK: readonly Step2[] = [
  [0, 0.062],
  [0.05, 0.082],
  [0.3, 0.088],
  [0.75, 0.086],
  [0.9, 0.088],
  [0.97, 0.075],
  [1, 0.05],
];
type Step2 = readonly [share: number, thick: number];

/** Between the leaf's edge and its lining; metres. */
const LAND = 0.03;

function looked(table: readonly Step2[], t: number): number {
  for (let i = 1; i < table.length; i++) {
    const [a, b] = [table[i - 1]!, table[i]!];
    if (t <= b[0]) return mix(a[1], b[1], smoothstep(a[0], b[0], t));
  }
  return table.at(-1)![1];
}

/** What the lining is laid out by: places across it from the front edge (0) to the rear (1), and up from sill (0) to belt (1). */
class Lining {
  private readonly low: number;
  constructor(
    private readonly door: OpenDoor,
    private readonly skin: Skin,
  ) {
    this.low = door.figure.bounds[1] + LAND;
  }

  height = (v: number) => mix(this.low, this.door.belt, v);

  /** The lining's front or rear edge at a height. */
  private edge(z: number, rear: boolean): number {
    const { figure } = this.door;
    const [from, , to] = figure.bounds;
    const middle = mix(from, to, 0.4);
    let [inner, outer] = [middle, rear ? to + 0.1 : from - 0.1];
    for (let i = 0; i < 22; i++) {
      const half = (inner + outer) / 2;
      if (figure.distance(half, z) < 0) inner = half;
      else outer = half;
    }
    return inner + (rear ? -LAND : LAND);
  }

  /** A point of the lining, standing proud of it by so much. */
  at(u: number, v: number, proud = 0): Vec3 {
    const z = this.height(v);
    const x = mix(this.edge(z, false), this.edge(z, true), u);
    return [x, evened(this.skin, x, z) - looked(THICK, v) - proud, z];
  }

  /** A piece of the lining, swelling in its middle as stuffed leather does. */
  panel([v0, v1]: Vec2, [u0, u1]: Vec2, proud: number, swell: number, rows = 28, columns = 90): Mesh {
    return grid(rows, columns, (j, i) => {
      const [s, t] = [i / (columns - 1), j / (rows - 1)];
      // a soft shoulder at the edges, an even swell between them
      const shoulder = (Math.sin(Math.PI * t) * Math.min(1, 24 * Math.min(s, 1 - s) + 0.02)) ** 0.4;
      return this.at(mix(u0, u1, s), mix(v0, v1, t), proud + swell * shoulder);
    });
  }

  /** What closes the lining against the glass. */
  sill(): Mesh {
    const columns = 60;
    return grid(8, columns, (j, i) => {
      const from = this.at(i / (columns - 1), 0.98, 0.003);
      const [x, z] = [from[0], from[2] + 0.06];
      const t = j / 7;
      return [x, mix(from[1], this.skin(x, z) - 0.004, t), mix(from[2], z, t ** 2)];
    });
  }

  /** A line along the lining. */
  line(v: number, [u0, u1]: Vec2, proud: number, steps = 60): Vec3[] {
    return Array.from({ length: steps + 1 }, (_, i) => this.at(mix(u0, u1, i / steps), v, proud));
  }
}

/** The edge all round: metal from the skin inwards, a rubber seal, and the window's frame seen from within. */
function edge({ outline, belt }: OpenDoor, skin: Skin): Part[] {
  const metal = run(outline, ([, z]) => z < belt + 0.004);
  const frame = run(outline, ([, z]) => z > belt - 0.014);
  const round: readonly (readonly [number, number])[] = [
    [0.0015, 0],
    [0.002, 0.008],
    [0.004, 0.016],
    [0.008, 0.036],
    [0.014, 0.05],
    [0.024, 0.058],
    [0.034, 0.06],
  ];
  const seal = inset([...outline, outline[0]!], skin, [0.02, 0.06]);
  return [
    { mesh: band(metal, skin, round), finish: 'second-paint' },
    {
      mesh: band(frame, skin, [
        [0.0015, 0],
        [0.002, 0.006],
        [0.006, 0.022],
        [0.014, 0.034],
        [0.02, 0.036],
      ]),
      finish: 'gloss-black',
    },
    {
      mesh: band(frame, skin, [
        [0.018, 0.034],
        [0.022, 0.044],
        [0.032, 0.047],
        [0.046, 0.042],
        [0.054, 0.028],
        [0.056, 0.006],
      ]),
      finish: 'leather',
    },
    { mesh: tube(seal, 0.007, 8), finish: 'satin-black' },
  ];
}

/** An armrest that grows out of the lining: a cushion, wider towards the front, where its handle is. */
function armrest(lining: Lining): Part {
  const [v, from, to] = [0.46, 0.05, 0.84];
  const across = 26;
  const along = 70;
  const cushion = grid(along + 1, across + 1, (i, j) => {
    const s = i / along;
    const end = Math.max(0, 1 - Math.abs(2 * s - 1) ** 7) ** 0.5;
    const angle = mix(-0.5, 0.5, j / across) * Math.PI;
    const reach = 0.088 * end * Math.max(0, Math.cos(angle)) ** 0.55;
    const half = mix(0.04, 0.055, 1 - s);
    const [x, y, z] = lining.at(mix(from, to, s), v);
    return [x, y - reach + 0.012, z + half * Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.7 * end];
  });
  return { mesh: cushion, finish: 'leather' };
}

/** A bright handle to pull the door to by: a bowed bar on two feet. */
function grabHandle(lining: Lining): Mesh {
  const bar = Array.from({ length: 41 }, (_, i) => {
    const s = i / 40;
    return lining.at(mix(0.1, 0.42, s), 0.655, 0.055 * Math.sin(Math.PI * s) ** 0.3 - 0.004);
  });
  return tube(bar, 0.011, 14, 0.85);
}

/** The window's switches, in the armrest's front end. */
const switches = (lining: Lining): Mesh =>
  merge(
    [0.16, 0.205, 0.25].map((u) => {
      const [x, y, z] = lining.at(u, 0.46, 0.05);
      return pebble([x, y, z + 0.043], [0.014, 0.012, 0.008], 0.6, 16);
    }),
  );

/** The leaf of the open door, where it is when closed: its edge, its window's frame, its lining. */
export function leafParts(door: OpenDoor, skin: Skin): Part[] {
  const lining = new Lining(door, skin);
  const whole: Vec2 = [0, 1];
  const part = (mesh: Mesh, finish: Finish): Part => ({ mesh, finish });
  const backing = grid(60, 60, (j, i) => lining.at(i / 59, j / 59, -0.022));
  const veneer: Vec2 = [0.735, 0.85];
  const pocket: Vec2 = [0.02, 0.21];
  const strips = [veneer[0], veneer[1], pocket[1] + 0.004].map((v) =>
    tube(lining.line(v, [0.002, 0.998], 0.0045), 0.0042, 10),
  );
  const parts = [
    part(backing, 'satin-black'),
    part(lining.panel(pocket, whole, 0.003, 0.02), 'carpet'),
    part(lining.panel([pocket[1] + 0.003, veneer[0] - 0.001], whole, 0, 0.012, 40), 'leather'),
    part(lining.panel(veneer, whole, 0, 0.005, 40), 'wood'),
    part(lining.panel([veneer[1] + 0.001, 1], whole, 0.001, 0.016), 'leather'),
    part(lining.sill(), 'leather'),
    part(merge(strips), 'chrome'),
    armrest(lining),
    part(grabHandle(lining), 'chrome'),
    part(switches(lining), 'chrome'),
    ...edge(door, skin),
  ];
  return parts.map((p) => ({ ...p, ofDoor: true }));
}
