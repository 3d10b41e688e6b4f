import { clamp, mix, type Rgb, smoothstep } from '../geometry/vector';
import type { Focus } from './camera';
import { LAYER_FLOATS } from './layer';
import { softened } from './lens';
import type { Canvas } from './tile';

const EXPOSURE = 1.42;
const BLOOM_FROM = 1.8;
/** Metres from the floor to what is mirrored in it, from where on its image is as soft as can be. */
const FULLY_SOFT = 0.9;

/** Of its colour the floor's image keeps this much: a cut-out shows a trace of it on a light ground, too. */
const IMAGE_COLOUR = 0.15;

/** Box blur of interleaved channels, edges fading to nothing: running sums, rows then columns. */
function boxBlur(
  source: Float32Array,
  width: number,
  height: number,
  channels: number,
  rx: number,
  ry: number,
): Float32Array {
  const pass = (input: Float32Array, lines: number, count: number, step: number, next: number, radius: number) => {
    const output = new Float32Array(input.length);
    for (let line = 0; line < lines; line++) {
      for (let c = 0; c < channels; c++) {
        const base = line * next + c;
        let sum = 0;
        for (let i = 0; i <= Math.min(radius, count - 1); i++) sum += input[base + i * step]!;
        for (let i = 0; i < count; i++) {
          output[base + i * step] = sum / (2 * radius + 1);
          if (i - radius >= 0) sum -= input[base + (i - radius) * step]!;
          if (i + radius + 1 < count) sum += input[base + (i + radius + 1) * step]!;
        }
      }
    }
    return output;
  };
  const rows = pass(source, height, width, channels, width * channels, rx);
  return pass(rows, width, height, width * channels, channels, ry);
}

/** Three box blurs are near enough a bell curve. */
const softBlur = (source: Float32Array, width: number, height: number, channels: number, rx: number, ry: number) => {
  let out = source;
  for (let i = 0; i < 3; i++) out = boxBlur(out, width, height, channels, rx, ry);
  return out;
};

/**
 * Adds the floor's mirror image, blurred inside the floor only, more upwards than sideways (sealed concrete): sharp where
 * the car touches the ground, softer the higher what is mirrored stands over it.
 */
function addFloor(colour: Float32Array, { width, height, layer }: Canvas): void {
  const blurred = (divisor: number) =>
    softBlur(layer, width, height, LAYER_FLOATS, radius(width / divisor / 2), radius(width / divisor));
  const radius = (pixels: number) => Math.max(1, Math.round(pixels));
  const near = blurred(500);
  const far = blurred(100);
  for (let i = 0; i < width * height; i++) {
    const o = LAYER_FLOATS * i;
    const coverage = layer[o + 3]!;
    if (coverage === 0) continue;
    const softness = smoothstep(0, FULLY_SOFT, far[o + 4]! / Math.max(far[o + 3]!, 1e-3));
    const image = [0, 1, 2].map((c) =>
      mix(near[o + c]! / Math.max(near[o + 3]!, 1e-3), far[o + c]! / Math.max(far[o + 3]!, 1e-3), softness),
    );
    const grey = (image[0]! + image[1]! + image[2]!) / 3;
    for (let c = 0; c < 3; c++) colour[3 * i + c]! += mix(grey, image[c]!, IMAGE_COLOUR) * coverage;
  }
}

/**
 * What spills from the lamps, at a quarter of the size: a tight glow and a wide one. Only from lamps: a box mirrored in
 * orange or red paint is as bright, and would lay a haze of that colour over everything around it.
 */
function bloom(colour: Float32Array, { width, height, shining }: Canvas) {
  const w = width >> 2;
  const h = height >> 2;
  const bright = new Float32Array(w * h * 3);
  for (let y = 0; y < h * 4; y++) {
    for (let x = 0; x < w * 4; x++) {
      const lamp = shining[y * width + x]!;
      if (lamp === 0) continue;
      for (let c = 0; c < 3; c++) {
        const over = clamp(colour[(y * width + x) * 3 + c]! - BLOOM_FROM, 0, 6) * lamp;
        bright[((y >> 2) * w + (x >> 2)) * 3 + c]! += over / 16;
      }
    }
  }
  const [tightRadius, wideRadius] = [Math.max(1, Math.round(w / 200)), Math.max(2, Math.round(w / 45))];
  const tight = softBlur(bright, w, h, 3, tightRadius, tightRadius);
  const wide = softBlur(bright, w, h, 3, wideRadius, wideRadius);
  return { tight, wide, w, h };
}

type Glow = ReturnType<typeof bloom>;

/** The glow at a pixel of the full picture, between the four nearest of the small ones. */
function glowAt({ tight, wide, w, h }: Glow, x: number, y: number, c: number): number {
  const u = clamp(x / 4 - 0.5, 0, w - 1.001);
  const v = clamp(y / 4 - 0.5, 0, h - 1.001);
  const p = ((v | 0) * w + (u | 0)) * 3 + c;
  const a = u - (u | 0);
  const b = v - (v | 0);
  const [w00, w10, w01, w11] = [(1 - a) * (1 - b), a * (1 - b), (1 - a) * b, a * b];
  const q = p + w * 3;
  const near = tight[p]! * w00 + tight[p + 3]! * w10 + tight[q]! * w01 + tight[q + 3]! * w11;
  const far = wide[p]! * w00 + wide[p + 3]! * w10 + wide[q]! * w01 + wide[q + 3]! * w11;
  return 0.2 * near + 0.18 * far;
}

/** A film-like curve (ACES, softened): linear light in, linear display out. */
function toneMap(value: number): number {
  const x = Math.max(0, value * EXPOSURE);
  return (x * (0.9036 * x + 0.03)) / (x * (0.8748 * x + 0.59) + 0.14);
}

/** How much of a bright colour's own hue is kept: with each channel curved alone red turns pink, orange yellow. */
const HUE_KEPT = 0.8;

/** Curves a colour in place: partly each channel alone, partly all by the brightest, which keeps their ratio. */
function toneMapColour(colour: Rgb): void {
  const peak = Math.max(colour[0], colour[1], colour[2], 1e-6);
  const scale = toneMap(peak) / peak;
  // a light itself, far too bright for its hue to be seen, goes to white
  const kept = HUE_KEPT * (1 - smoothstep(2, 12, peak * EXPOSURE));
  for (let c = 0; c < 3; c++) colour[c] = mix(toneMap(colour[c]!), colour[c]! * scale, kept);
}

const encode = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Fixed noise from the pixel's place, -0.5 to 0.5: hides the steps of dark gradients. */
function grain(x: number, y: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
}

/** A colour of light as a screen shows it, 0 to 1 in sRGB. */
export function displayed(colour: Rgb): Rgb {
  toneMapColour(colour);
  return [encode(colour[0]), encode(colour[1]), encode(colour[2])];
}

/**
 * From light to a picture: floor, focus, bloom, tone curve. Answers in sRGB, 0 to 1, three numbers a pixel.
 * @param ground the canvas's own, or its light one, which mirrors nothing
 */
export function develop(canvas: Canvas, ground: 'own' | 'light', focus?: Focus): Float32Array {
  const { width, height } = canvas;
  const lit = Float32Array.from(ground === 'own' ? canvas.colour : canvas.onLight);
  if (ground === 'own') addFloor(lit, canvas);
  const colour = focus ? softened(lit, canvas, focus) : lit;
  const glow = bloom(colour, canvas);
  const picture = new Float32Array(width * height * 3);
  const pixel: Rgb = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) pixel[c] = Math.max(0, colour[i + c]! + glowAt(glow, x, y, c));
      picture.set(displayed(pixel), i);
    }
  }
  return picture;
}

/** The picture in eight bits a channel, dithered. */
export function inBytes(picture: Float32Array, width: number): Uint8Array {
  return Uint8Array.from(picture, (value, i) => {
    const pixel = Math.floor(i / 3);
    const noise = grain(pixel % width, Math.floor(pixel / width)) * 1.6;
    return Math.round(clamp(value * 255 + noise, 0, 255));
  });
}
