import type { Rgb } from '../geometry/vector';
import { cutOut } from './cut-out';

const grounds = { dark: [0.047, 0.047, 0.043] as Rgb, light: [0.88, 0.87, 0.85] as Rgb };

/** A pixel of a cut-out, laid over a ground again. */
const over = (pixel: Uint16Array, ground: Rgb) =>
  ground.map((value, c) => {
    const opacity = pixel[3]! / 65535;
    return (pixel[c]! / 65535) * opacity + value * (1 - opacity);
  });

test.each<[string, Rgb, Rgb]>([
  ['paint', [0.7, 0.1, 0.08], [0.7, 0.1, 0.08]],
  ['glass', [0.1, 0.1, 0.11], [0.28, 0.28, 0.28]],
  ['shade on the floor', [0.05, 0.05, 0.05], [0.3, 0.29, 0.28]],
  ['a glow that only the dark ground shows', [0.2, 0.2, 0.19], [0.88, 0.87, 0.85]],
])('%s looks on either ground as it was seen there', (_what, onDark, onLight) => {
  const pixel = cutOut(Float32Array.from(onDark), Float32Array.from(onLight), grounds);
  for (const [ground, seen] of [
    [grounds.dark, onDark],
    [grounds.light, onLight],
  ] as const) {
    const laid = over(pixel, ground);
    for (let c = 0; c < 3; c++) expect(Math.abs(laid[c]! - seen[c]!)).toBeLessThan(0.012);
  }
});

test('bare ground lets all through', () => {
  const pixel = cutOut(Float32Array.from(grounds.dark), Float32Array.from(grounds.light), grounds);
  expect(pixel[3]).toBe(0);
});
