import type { Focus } from './camera';
import type { Canvas } from './tile';

/** Widest disc drawn, as a fraction of the picture's width: farther out of focus than this nothing is recognised. */
const WIDEST = 0.014;
/** Brightest a point may be when it is spread out: a lamp's disc shall glow, not tear a hole. */
const BRIGHTEST = 6;

/** Radius in pixels of the disc a point is drawn as, by its distance in metres. */
const discRadius = (distance: number, { distance: sharp, farDisc }: Focus, width: number) =>
  (Math.min(WIDEST, farDisc * (Math.abs(distance - sharp) / distance)) * width) / 2;

/**
 * The picture as a lens focused at one distance draws it: every point a disc, wider the farther it is from there. Each pixel
 * gathers the discs that reach it; what lies behind a sharp edge never spills over it.
 */
export function softened(colour: Float32Array, { width, height, distance }: Canvas, focus: Focus): Float32Array {
  const radii = distance.map((metres) => Math.max(0.5, discRadius(metres, focus, width)));
  const reach = Math.ceil((WIDEST * width) / 2);
  const out = new Float32Array(colour.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x;
      let [red, green, blue, all] = [0, 0, 0, 0];
      for (let j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j++) {
        for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i++) {
          const there = j * width + i;
          let radius = radii[there]!;
          if (distance[there]! > distance[here]!) radius = Math.min(radius, radii[here]!);
          const away = (i - x) * (i - x) + (j - y) * (j - y);
          if (away >= (radius + 0.5) * (radius + 0.5)) continue;
          // the rim of a disc is one pixel soft; its light is spread over its area
          const weight = Math.min(1, radius + 0.5 - Math.sqrt(away)) / (radius * radius);
          red += Math.min(BRIGHTEST, colour[3 * there]!) * weight;
          green += Math.min(BRIGHTEST, colour[3 * there + 1]!) * weight;
          blue += Math.min(BRIGHTEST, colour[3 * there + 2]!) * weight;
          all += weight;
        }
      }
      out.set([red / all, green / all, blue / all], 3 * here);
    }
  }
  return out;
}
