import type { Rgb } from '../geometry/vector';
import { ASPECT, type Camera, rayDirection } from './camera';
import { BROUGHT, DISTANCE, LAYER_FLOATS, ON_LIGHT, SHINING } from './layer';
import type { Stage } from './stage';

const TILE = 32;

/** The picture being made: linear colour, and on the light ground; the floor's mirror image apart; lamps; distance, metres. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly colour: Float32Array;
  readonly onLight: Float32Array;
  readonly layer: Float32Array;
  readonly shining: Float32Array;
  readonly distance: Float32Array;
}

export const newCanvas = (width: number): Canvas => {
  const height = Math.round(width * ASPECT);
  return {
    width,
    height,
    colour: new Float32Array(new SharedArrayBuffer(width * height * 12)),
    onLight: new Float32Array(new SharedArrayBuffer(width * height * 12)),
    layer: new Float32Array(new SharedArrayBuffer(width * height * 4 * LAYER_FLOATS)),
    shining: new Float32Array(new SharedArrayBuffer(width * height * 4)),
    distance: new Float32Array(new SharedArrayBuffer(width * height * 4)),
  };
};

export const tileCount = (canvas: Canvas) => Math.ceil(canvas.width / TILE) * Math.ceil(canvas.height / TILE);

const FLOATS = 3 + BROUGHT;

/** How different neighbours must be, in displayed brightness, before a pixel is sampled finely. */
const CONTRAST = 0.024;

const displayed = (value: number) => Math.sqrt(value / (1 + value));

/**
 * Renders one tile: one ray through each pixel's middle and, where neighbours differ, `samples` more (an odd number), no
 * two in one row or column of the pixel. Nothing is random, so smooth panels need no more than one.
 */
export function renderTile(stage: Stage, camera: Camera, canvas: Canvas, index: number, samples: number): void {
  const { width, height } = canvas;
  const perRow = Math.ceil(width / TILE);
  const x0 = (index % perRow) * TILE;
  const y0 = Math.floor(index / perRow) * TILE;
  const columns = Math.min(TILE, width - x0);
  const rows = Math.min(TILE, height - y0);
  const stride = columns + 2;
  const coarse = new Float32Array(stride * (rows + 2) * FLOATS);
  const layer = new Array<number>(BROUGHT).fill(0);
  const cast = (px: number, py: number, withFloor = true) => {
    const across = (px / width) * 2 - 1;
    const upwards = (1 - (py / height) * 2) * ASPECT;
    return stage.primary(
      camera.eye,
      rayDirection(camera, across, upwards),
      [across, upwards / ASPECT],
      layer,
      withFloor,
    );
  };
  for (let j = 0; j < rows + 2; j++) {
    for (let i = 0; i < stride; i++) {
      coarse.set(cast(x0 + i - 0.5, y0 + j - 0.5), (j * stride + i) * FLOATS);
      coarse.set(layer, (j * stride + i) * FLOATS + 3);
    }
  }
  for (let j = 1; j <= rows; j++) {
    for (let i = 1; i <= columns; i++) {
      const at = (j * stride + i) * FLOATS;
      const target = (y0 + j - 1) * width + x0 + i - 1;
      canvas.distance[target] = coarse[at + 3 + DISTANCE]!;
      if (samples < 2 || !isDetailed(coarse, at, stride)) {
        canvas.colour.set(coarse.subarray(at, at + 3), target * 3);
        canvas.onLight.set(coarse.subarray(at + 3 + ON_LIGHT, at + 6 + ON_LIGHT), target * 3);
        canvas.layer.set(coarse.subarray(at + 3, at + 3 + LAYER_FLOATS), target * LAYER_FLOATS);
        canvas.shining[target] = coarse[at + 3 + SHINING]!;
        continue;
      }
      const mean = new MeanColour();
      const meanOnLight = new MeanColour();
      const layerSum = layer.map(() => 0);
      for (let k = 0; k < samples; k++) {
        const c = cast(x0 + i - 1 + (k + 0.5) / samples, y0 + j - 1 + (((k * 2) % samples) + 0.5) / samples, false);
        mean.add(c[0], c[1], c[2]);
        meanOnLight.add(layer[ON_LIGHT]!, layer[ON_LIGHT + 1]!, layer[ON_LIGHT + 2]!);
        for (let q = 0; q <= SHINING; q++) layerSum[q]! += layer[q]!;
      }
      const n = samples;
      canvas.colour.set(mean.of(n), target * 3);
      canvas.onLight.set(meanOnLight.of(n), target * 3);
      const means = layerSum.map((value) => value / n);
      // the floor's image is soft: one ray a pixel is enough for it
      for (const q of [0, 1, 2, 4]) means[q] = coarse[at + 3 + q]! * means[3]!;
      canvas.layer.set(means.slice(0, LAYER_FLOATS), target * LAYER_FLOATS);
      canvas.shining[target] = means[SHINING]!;
    }
  }
}

/** Averages nearly as displayed: a lamp's edge is as smooth as any other, and one bright sample no white speck. */
class MeanColour {
  private readonly sum: Rgb = [0, 0, 0];

  add(red: number, green: number, blue: number): void {
    const compress = 1 / (1 + Math.max(red, green, blue));
    this.sum[0] += red * compress;
    this.sum[1] += green * compress;
    this.sum[2] += blue * compress;
  }

  of(samples: number): Rgb {
    const expand = 1 / Math.max(0.01, 1 - Math.max(...this.sum) / samples) / samples;
    return [this.sum[0] * expand, this.sum[1] * expand, this.sum[2] * expand];
  }
}

/** Whether a pixel differs visibly from any of its eight neighbours, on either ground. */
function isDetailed(coarse: Float32Array, at: number, stride: number): boolean {
  for (let dj = -1; dj <= 1; dj++) {
    for (let di = -1; di <= 1; di++) {
      const other = at + (dj * stride + di) * FLOATS;
      if (coarse[at + 6] !== coarse[other + 6]) return true;
      for (const colour of [0, 3 + ON_LIGHT]) {
        for (let k = colour; k < colour + 3; k++) {
          if (Math.abs(displayed(coarse[at + k]!) - displayed(coarse[other + k]!)) > CONTRAST) return true;
        }
      }
    }
  }
  return false;
}
