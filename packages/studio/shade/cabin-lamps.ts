import type { CarSpec } from '../car/spec';
import type { Rgb, Vec3 } from '../geometry/vector';
import type { Surface } from './surface';

/** The small warm lamps that come on when a door is opened: over each rear seat, and at the feet. */
export interface CabinLamp {
  readonly at: Vec3;
  /** Light at one metre. */
  readonly strength: number;
}

const WARM: Rgb = [1, 0.86, 0.66];
/** Leather and wool scatter: what turns a little away from a lamp is not black at once. */
const WRAP = 0.25;
/** The soft sheen of leather where it mirrors a lamp. */
const GLOSS = { power: 14, weight: 0.07 };
/** The lamps hang so far under the roof; metres. */
const UNDER_ROOF = 0.15;
/** A lamp is no point: nearer than this its light grows no stronger; metres. */
const NEAREST = 0.22;

export function cabinLamps({ interior, dimensions }: CarSpec): CabinLamp[] {
  const seat = interior.seats.at(-1)!;
  const roof = dimensions.height - UNDER_ROOF;
  return [-0.4, 0.4].flatMap((y) => [
    { at: [seat.x - 0.42, y, roof] as const, strength: 0.95 },
    { at: [seat.x - 0.55, y, 0.62] as const, strength: 0.07 },
  ]);
}

/** Adds what the lamps give a surface of the cabin, `open` being how little hides it. */
export function addCabinLight(out: Rgb, lamps: readonly CabinLamp[], s: Surface, base: Rgb): void {
  for (const { at, strength } of lamps) {
    const [x, y, z] = [at[0] - s.x, at[1] - s.y, at[2] - s.z];
    const square = Math.max(NEAREST * NEAREST, x * x + y * y + z * z);
    const away = Math.sqrt(x * x + y * y + z * z);
    const facing = (x * s.nx + y * s.ny + z * s.nz) / away + WRAP;
    if (facing <= 0) continue;
    const arrives = (strength * s.open ** 0.75) / square;
    const light = (arrives * facing) / (1 + WRAP);
    const mirrored = Math.max(0, (x * s.rx + y * s.ry + z * s.rz) / away) ** GLOSS.power * GLOSS.weight * arrives;
    for (let k = 0; k < 3; k++) out[k]! += WARM[k]! * (light * base[k]! + mirrored);
  }
}
