import type { RayCaster } from '../geometry/ray-caster';
import { type Rgb, smoothstep } from '../geometry/vector';

/** The polished floor: how much light reaches it under the car, on a grid around the car. */
export interface FloorMap {
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  readonly open: Float32Array;
}

const RAYS = 56;
const MARGIN = 1.4;
const STEP = 0.055;
const GOLDEN_ANGLE = 2.399963;

/** Sends rays over the hemisphere from each grid point (half the car: it is symmetrical). */
export function floorMap(caster: RayCaster, length: number, width: number): FloorMap {
  const columns = Math.ceil((length + 2 * MARGIN) / STEP);
  const rows = Math.ceil((width / 2 + MARGIN) / STEP);
  const open = new Float32Array(new SharedArrayBuffer(columns * rows * 4));
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      let free = 0;
      for (let k = 0; k < RAYS; k++) {
        const angle = k * GOLDEN_ANGLE + i * 0.7 + j * 1.3;
        const up = Math.sqrt((k + 0.5) / RAYS);
        const out = Math.sqrt(1 - up * up);
        const [x, y] = [i * STEP - MARGIN, j * STEP];
        if (!caster.cast(x, y, 0.001, Math.cos(angle) * out, Math.sin(angle) * out, up, 3)) free++;
      }
      open[j * columns + i] = (free / RAYS) ** 1.3;
    }
  }
  return { columns, rows, x0: -MARGIN, y0: 0, step: STEP, open };
}

export function openAt(map: FloorMap, x: number, y: number): number {
  const u = (x - map.x0) / map.step;
  const v = (Math.abs(y) - map.y0) / map.step;
  if (u < 0 || u >= map.columns - 1 || v >= map.rows - 1) return 1;
  const i = u | 0;
  const j = v | 0;
  const k = j * map.columns + i;
  const a = u - i;
  const b = v - j;
  const { open, columns } = map;
  return (
    (open[k]! * (1 - a) + open[k + 1]! * a) * (1 - b) + (open[k + columns]! * (1 - a) + open[k + columns + 1]! * a) * b
  );
}

/** The room behind the car, as painted light on the screen: -1 to 1 both ways. Warm, nearly neutral, nearly black. */
export function backdrop(out: Rgb, screenX: number, screenY: number): void {
  const q = (screenX / 0.95) ** 2 + ((screenY - 0.1) / 0.8) ** 2;
  const glow = 0.05 * Math.exp(-q * 1.15);
  out[0] += BASE[0] + glow * 0.98;
  out[1] += BASE[1] + glow * 0.96;
  out[2] += BASE[2] + glow * 0.93;
}

/** Comes out as the dark page's canvas, #0C0C0B, at the picture's edges. */
const BASE: Rgb = [0.0078, 0.0078, 0.0072];

/** Pool of light on the floor, fading outwards from the car; `distance` in metres from its middle. */
export const floorPool = (distance: number, length: number) => 0.022 * Math.exp(-((distance / length) ** 2) * 2);
export const floorFade = (distance: number, length: number) => 1 - smoothstep(length * 0.75, length * 1.9, distance);
