import type { RayCaster } from '../geometry/ray-caster';
import { clamp, mix } from '../geometry/vector';

/** The polished floor: how much light reaches it under the car, on a grid around the car. */
export interface FloorMap {
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  readonly open: Float32Array;
}

const RAYS = 224;
const MARGIN = 2;
const STEP = 0.055;
/** Steps over which the map's edge goes over into the open. */
const SOFT_EDGE = 14;
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
  // beyond its edge the floor is taken to be open: it gets there without a step
  const inside = clamp(Math.min(u, map.columns - 1 - u, map.rows - 1 - v) / SOFT_EDGE);
  const here =
    (open[k]! * (1 - a) + open[k + 1]! * a) * (1 - b) + (open[k + columns]! * (1 - a) + open[k + columns + 1]! * a) * b;
  return mix(1, here, inside);
}
