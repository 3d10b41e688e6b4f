import type { Rgb } from '../geometry/vector';

/** Below this opacity a colour has no certain hue left: it goes over to the light ground's. */
const FAINT = 0.03;

/**
 * What stands before two known grounds, cut out: on either ground, or between, it looks as it was seen there. A pixel lets as
 * much through as its colour changes with the ground (A. R. Smith and J. F. Blinn, Blue Screen Matting, 1996).
 * @param onDark sRGB, 0 to 1, three numbers a pixel; `onLight` the same
 * @returns red, green, blue and opacity of every pixel in sixteen bits: eight would make noise of faint colours
 */
export function cutOut(
  onDark: Float32Array,
  onLight: Float32Array,
  grounds: { readonly dark: Rgb; readonly light: Rgb },
): Uint16Array {
  const { dark, light } = grounds;
  const between = light[0] + light[1] + light[2] - dark[0] - dark[1] - dark[2];
  const pixels = new Uint16Array((onDark.length / 3) * 4);
  for (let i = 0, o = 0; i < onDark.length; i += 3, o += 4) {
    const change = onLight[i]! + onLight[i + 1]! + onLight[i + 2]! - onDark[i]! - onDark[i + 1]! - onDark[i + 2]!;
    const through = Math.min(1, Math.max(0, change / between));
    const opacity = 1 - through;
    const certain = Math.min(1, opacity / FAINT);
    for (let c = 0; c < 3; c++) {
      const own = (onDark[i + c]! - through * dark[c]!) / Math.max(opacity, 1e-4);
      pixels[o + c] = Math.round(65535 * Math.min(1, Math.max(0, light[c]! + (own - light[c]!) * certain)));
    }
    pixels[o + 3] = Math.round(65535 * opacity);
  }
  return pixels;
}
