import { type Rgb, smoothstep, type Vec3 } from '../geometry/vector';
import type { Place } from './place';
import type { LightCard } from './studio-light';

/** What the cove gives at the horizon. */
const COVE: Rgb = [0.026, 0.0255, 0.025];

/**
 * The cove behind the lights, by height of the direction: one sweep from the floor over the horizon into the dark above,
 * nowhere a step, because every step of the room is a line across every car.
 */
const coveAt = (dz: number) =>
  dz < 0 ? 0.5 + 0.5 * smoothstep(-0.55, 0, dz) : 1 + 0.9 * smoothstep(0, 0.3, dz) - 1.3 * smoothstep(0.25, 1, dz);

/** Comes out as the dark page's canvas, #0C0C0B, at the picture's edges. */
const BASE: Rgb = [0.009165, 0.009165, 0.008376];

/** 1 in the picture's middle, 0 at its edges, where nothing but bare ground is left: no page shows a tile. */
const within = ([screenX = 0, screenY = 0]: readonly number[]) => Math.max(0, 1 - screenX ** 2 - screenY ** 2);

/** The cove behind the car, as painted light on the screen. Warm, nearly neutral, nearly black. */
function backdrop(out: Rgb, screen: readonly number[]): void {
  const glow = 0.095 * within(screen) ** 3.2;
  out[0] += BASE[0] + glow * 0.98;
  out[1] += BASE[1] + glow * 0.96;
  out[2] += BASE[2] + glow * 0.93;
}

/**
 * Light that lies on the floor behind the tail and before the nose, as of cards out of the picture: what is under the bumpers'
 * line faces nothing else. Hollows high up, at `z`, stay dark. `blur` is the width, in metres, over which a surface gathers it.
 * Along the flanks there is `flanks` of it, for rough surfaces only: tyres are lit by it, doors would be veiled.
 */
function floorCards(x: number, y: number, length: number, z: number, blur = 0, flanks = 0): number {
  const [long, wide] = [0.4 + blur * blur, 1.3 + blur * blur];
  const card = (u: number, v: number) => Math.exp(-(u * u) / long - (v * v) / wide) * Math.sqrt(0.52 / (long * wide));
  const ends = 0.5 * card(x + 0.75, y) + card(x - length - 0.75, y);
  return (ends + flanks * card(Math.abs(y) - 1.5, 0.5 * (x - length / 2))) * (1 - smoothstep(0.3, 0.7, z));
}

/**
 * Floor, shade and mirror image end before the edges of the picture and of its crops, which are lower; in a round line, since
 * a floor with corners is seen as a box. The shade of a long car reaches nearer to the sides.
 */
function fade(distance: number, length: number, [screenX = 0, screenY = 0]: readonly number[]): number {
  const rim = screenX ** 8 + (1.05 * screenY) ** 4;
  return (1 - smoothstep(length * 0.75, length * 1.9, distance)) * (1 - smoothstep(0.1, 0.72, rim));
}

/** The light ground: plaster, the same everywhere but in the cars' shade. Comes out as the light pages' ground, #E4E2DD. */
export const PLASTER: Rgb = [1.4991, 1.4645, 1.3802];

const plaster = (out: Rgb, light = 1) => {
  for (let c = 0; c < 3; c++) out[c]! += PLASTER[c]! * light;
};

/** The dark studio all cars are sold from. */
export const STUDIO: Place = {
  lights: studioRig,
  surroundings: (length) => (out, x, y, z, dx, dy, dz, roughness) => {
    const cove = coveAt(dz);
    const far = dz < -0.02 ? z / -dz : Infinity;
    const card = far < 9 ? floorCards(x + dx * far, y + dy * far, length, z, roughness * far, 0.3) : 0;
    for (let k = 0; k < 3; k++) out[k]! += COVE[k]! * cove + 2.1 * card;
  },
  background: (out, _origin, _direction, screen) => backdrop(out, screen),
  onLight: {
    background: (out) => plaster(out),
    ground: (out, { open, distance, length, screen }) =>
      plaster(out, 1 - fade(distance, length, screen) * (0.98 - 0.98 * open ** 1.2)),
  },
  ground(out, { x, y, open, distance, length, screen }) {
    backdrop(out, screen);
    // a pool of light round the car, on concrete; far from the car the floor is as dark as what is behind it
    const near = Math.exp(-4 * (distance / length) ** 2);
    const cards = 0.02 * floorCards(x, y, length, 0, 0.7);
    const k = fade(distance, length, screen);
    for (let c = 0; c < 3; c++) {
      const floor = out[c]! + (0.04 - 0.45 * out[c]!) * near + cards;
      out[c]! += (floor * open ** 0.55 - out[c]!) * k;
    }
  },
  groundInPaint(out, x, y, open, length, z) {
    const distance = Math.hypot((x - length / 2) / 1.5, y);
    const pool = open * 0.08 * Math.exp((-distance * distance) / 8) + 0.6 * floorCards(x, y, length, z);
    for (let c = 0; c < 3; c++) out[c]! += pool;
  },
  mirrors: 0.3,
  groundFade: fade,
};

/** The one lighting set all cars stand in, the same on both sides but for its strength; `length` and `height` in metres. */
function studioRig(length: number, height: number): LightCard[] {
  const middle = length / 2;
  const card = (
    centre: Vec3,
    across: Vec3,
    along: Vec3,
    strength: number,
    colour: Rgb,
    fade: readonly [number, number],
    from?: number,
  ): LightCard => ({ centre, across, along, strength, colour, fade, from });
  // Far longer than the car: in three-quarter views a door mirrors what lies beyond the car's other end.
  const flank = (side: 1 | -1, key: number): LightCard[] => [
    card([middle, side * 4.6, 3.0], [length * 2.2, 0, 0], [0, side * -0.11, 0.17], 23 * key, WARM, [0.15, 0.35]),
    // a tall silk, graded up to a crisp upper edge
    card([middle, side * 6.0, 1.35], [length * 2.2, 0, 0], [0, 0, 0.85], 11 * key, COOL, [0.15, 0.03], 0.02),
    // a long tube low down: wheels, tyres and sills
    card([middle, side * 3.4, 0.42], [length * 1.8, 0, 0], [0, 0, 0.05], 9 * key, WARM, [0.15, 0.7]),
  ];
  return [
    // overhead core: the bright band along bonnet, roof and tail
    card([middle, 0, height + 2.6], [length * 0.62, 0, 0], [0, 0.5, 0], 5.6, WARM, [0.25, 0.3]),
    // overhead silk: soft modelling of everything that faces up
    card([middle, 0.3, height + 3.6], [length, 0, 0], [0, 3, 0], 1.15, [0.96, 0.98, 1], [0.5, 0.7]),
    ...flank(1, 1),
    ...flank(-1, 0.8),
    // nose and tail
    card([-4.8, 0, 1.25], [0, 3.4, 0], [-0.35, 0, 1.25], 2.8, COOL, [0.7, 0.4], 0.45),
    // and low tubes before their bumpers
    ...[-3.2, length + 3.2].map((x) => card([x, 0, 0.42], [0, 3.4, 0], [0, 0, 0.06], 6, WARM, [0.5, 0.7])),
    // The light of the tail. It is dim above, where rear pillars and glass mirror it in front views. A flat tail seen from the
    // side mirrors its whole width, a leaning boot lid its whole height.
    card([length + 4.8, 0, 1.9], [0, 5, 0], [0.5, 0, 2], 0.9, WARM, [0.6, 0.12], 3.1),
  ];
}

const WARM: Rgb = [1, 0.985, 0.96];
const COOL: Rgb = [0.98, 0.985, 1];
