import { PLASTER as LIGHT_GROUND } from '@/lib/schema/palette';
import type { Rgb } from '../geometry/vector';
import { displayed } from '../render/develop';
import { PLASTER, STUDIO } from './studio';
import { StudioLight } from './studio-light';

const light = new StudioLight(STUDIO.lights(4.5, 1.3), STUDIO.surroundings(4.5));

/** Light from a direction at an angle round a point of the nose, `dz` over the horizon. */
function seen(azimuth: number, dz: number): number {
  const out: Rgb = [0, 0, 0];
  const flat = Math.sqrt(1 - dz * dz);
  light.addTo(out, 0.1, 0, 0.5, Math.cos(azimuth) * flat, Math.sin(azimuth) * flat, dz, 0.02);
  return out[1];
}

test('both flanks are lit, the one much as the other', () => {
  const [right, left] = [seen(Math.PI / 2, 0.35), seen(-Math.PI / 2, 0.35)];
  expect(left / right).toBeGreaterThan(0.6);
  expect(left / right).toBeLessThan(1.2);
});

test('plaster comes out as the ground of pictures on light pages', () => {
  const shown = displayed([...PLASTER]).map((value) => Math.round(value * 255).toString(16));
  expect(`#${shown.join('')}`).toBe(LIGHT_GROUND);
});

test.each([
  [1, 0],
  [-1, 0.3],
  [0, -1],
  [0.4, 1],
])('at the edge of a picture, %d right and %d up, there is bare ground: no glow, no shade', (...screen) => {
  const [dark, light]: [Rgb, Rgb] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const shaded = { x: 2, y: 1, open: 0, distance: 1, length: 4.5, screen };
  STUDIO.ground(dark, shaded);
  STUDIO.onLight?.ground(light, shaded);
  expect(displayed(dark).map((value) => Math.round(value * 255))).toEqual([12, 12, 11]);
  expect(light).toEqual(PLASTER);
});

test.each([
  [0, -0.9],
  [0.85, -0.88],
])('a crop of 16:9 cuts neither floor nor shade nor mirror image: they end before %d right and %d up', (...screen) => {
  expect(STUDIO.groundFade(1, 4.5, screen)).toBe(0);
});
