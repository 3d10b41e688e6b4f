import { clamp, mix, type Rgb, smoothstep } from '../geometry/vector';
import type { Place } from './place';
import type { LightCard } from './studio-light';

/** A dim, warm room: dark plaster, smoked oak, tall windows to the right of the cars. Only bars of their light are bright. Metres. */
const WALLS = { x0: -11, x1: 13, y0: -4.6, y1: 9, z1: 4.4 };
const WINDOWS = [-3.2, 0.2, 3.6, 7] as const;
const WINDOW = { half: 0.85, low: 0.5, high: 3.9 };
const PLASTER: Rgb = [0.062, 0.055, 0.047];
const CEILING: Rgb = [0.06, 0.055, 0.05];
const OAK: Rgb = [0.085, 0.056, 0.034];
const DAYLIGHT: Rgb = [1, 0.985, 0.95];
/** The light a window throws over the floor and up the wall behind: how far it leans along the room for each metre. */
const SLANT = 0.42;
const BOARD = { width: 0.24, length: 2.6, gap: 0.004 };

const fraction = (value: number) => value - Math.floor(value);
/** A fixed number from 0 to 1 for a board. */
const tone = (a: number, b: number) => fraction(Math.sin(a * 12.9898 + b * 78.233) * 43758.5453);

/** How much of the windows' own light lies at `along` the room, `far` metres from them: soft bars, leaning. */
function windowLight(along: number, far: number): number {
  let sum = 0;
  for (const middle of WINDOWS) {
    const off = Math.abs(along - middle - SLANT * far) - WINDOW.half;
    sum += 1 - smoothstep(-0.25 - far * 0.02, 0.1 + far * 0.05, off);
  }
  return sum;
}

/** `detail` is 1 near by and 0 where a board is finer than a pixel. */
function boards(out: Rgb, x: number, y: number, light: number, detail: number): void {
  const row = Math.floor(y / BOARD.width);
  const column = Math.floor(x / BOARD.length + tone(row, 7));
  const shade = 1 + 0.2 * (tone(row, column) - 0.5) * detail;
  const seam = Math.min(fraction(y / BOARD.width), 1 - fraction(y / BOARD.width)) * BOARD.width;
  const dark = 1 - 0.3 * detail * (1 - smoothstep(0, BOARD.gap + 0.006, seam));
  for (let k = 0; k < 3; k++) out[k]! += OAK[k]! * light * shade * dark;
}

/** Light on the floor: more towards the windows, and their bars across it. */
const floorLight = (x: number, y: number) =>
  0.55 + 0.3 * smoothstep(WALLS.y0, WALLS.y1, y) + 1.5 * windowLight(x, WALLS.y1 - y);

/** What is seen along a ray that meets no car, but for the floor: the far side of the room. */
function wallSeen(out: Rgb, o: readonly number[], d: readonly number[]): void {
  const [ox, oy, oz] = [o[0]!, o[1]!, o[2]!];
  const [dx, dy, dz] = [d[0]!, d[1]!, d[2]!];
  const toX = Math.abs(dx) < 1e-6 ? 1e9 : ((dx > 0 ? WALLS.x1 : WALLS.x0) - ox) / dx;
  const toY = Math.abs(dy) < 1e-6 ? 1e9 : ((dy > 0 ? WALLS.y1 : WALLS.y0) - oy) / dy;
  const toZ = dz < 1e-6 ? 1e9 : (WALLS.z1 - oz) / dz;
  const t = Math.max(0, Math.min(toX, toY, toZ));
  const [x, y, z] = [ox + dx * t, oy + dy * t, oz + dz * t];
  if (t === toZ) {
    const light = 0.62 + 0.3 * smoothstep(WALLS.y0, WALLS.y1, y);
    for (let k = 0; k < 3; k++) out[k]! += CEILING[k]! * light;
    return;
  }
  // darker towards floor, ceiling and corners; the wall round the windows has its back to them
  const height = clamp(z / WALLS.z1);
  const corner = Math.min(x - WALLS.x0, WALLS.x1 - x, y - WALLS.y0, WALLS.y1 - y) < 1e-3 ? 1 : 0;
  const reach = Math.min(
    corner && t === toX ? Math.min(y - WALLS.y0, WALLS.y1 - y) : Math.min(x - WALLS.x0, WALLS.x1 - x),
    3,
  );
  let light = (0.7 + 0.3 * Math.sin(Math.PI * (0.12 + 0.76 * height))) * (0.72 + 0.28 * smoothstep(0, 2.5, reach));
  if (t === toY && dy > 0) light *= 0.45;
  if (t === toY && dy < 0) {
    // the bars of light climb the wall a little, and end
    const far = WALLS.y1 - WALLS.y0 + z * 0.9;
    light += 1.6 * windowLight(x, far) * (1 - smoothstep(1.7, 2.9, z));
  }
  const skirting = z < 0.12 && t !== toZ ? 0.8 : 1;
  for (let k = 0; k < 3; k++) out[k]! += PLASTER[k]! * light * skirting;
}

/** The same without its detail: what a rough surface gathers. */
function wallsAround(out: Rgb, dy: number, dz: number, share: number): void {
  const up = smoothstep(-0.9, 0.9, dz);
  const towardsWindows = 0.85 + 0.15 * dy;
  for (let k = 0; k < 3; k++) out[k]! += share * towardsWindows * mix(OAK[k]! * 0.85, CEILING[k]! * 0.95, up);
}

export const ROOM: Place = {
  lights(length, height) {
    const windows = WINDOWS.map(
      (x): LightCard => ({
        centre: [x, WALLS.y1, (WINDOW.low + WINDOW.high) / 2],
        across: [WINDOW.half, 0, 0],
        along: [0, 0, (WINDOW.high - WINDOW.low) / 2],
        strength: 9,
        colour: DAYLIGHT,
        fade: [0.06, 0.04],
      }),
    );
    return [
      ...windows,
      // a long light well in the ceiling
      {
        centre: [length / 2, -0.6, Math.max(WALLS.z1, height + 2.4)],
        across: [length * 0.75, 0, 0],
        along: [0, 0.5, 0],
        strength: 8,
        colour: DAYLIGHT,
        fade: [0.15, 0.5],
      },
      // an opening at either end, so that nose and tail are modelled too
      ...[WALLS.x0, WALLS.x1].map(
        (x): LightCard => ({
          centre: [x, 3, 2.1],
          across: [0, 1.8, 0],
          along: [0, 0, 1.7],
          strength: 6,
          colour: DAYLIGHT,
          fade: [0.25, 0.25],
        }),
      ),
    ];
  },
  surroundings: () => (out, ox, oy, oz, dx, dy, dz, roughness) => {
    const soft = clamp(roughness * 2.5);
    if (soft > 0) wallsAround(out, dy, dz, soft);
    if (soft === 1) return;
    const sharp: Rgb = [0, 0, 0];
    wallSeen(sharp, [ox, oy, oz], [dx, dy, dz]);
    for (let k = 0; k < 3; k++) out[k]! += sharp[k]! * (1 - soft);
  },
  background: (out, origin, direction) => wallSeen(out, origin, direction),
  ground: (out, { x, y, open, distance }) =>
    boards(out, x, y, floorLight(x, y) * open, 1 - smoothstep(5, 14, distance)),
  groundInPaint: (out, x, y, open) => boards(out, x, y, floorLight(x, y) * open, 1),
  floorAt: (x, y) => x > WALLS.x0 && x < WALLS.x1 && y > WALLS.y0 && y < WALLS.y1,
  mirrors: 0.14,
  groundFade: () => 1,
};
