import { readFileSync } from 'node:fs';
import { fallbackWidth, PHOTOGRAPHS_FOLLOW, type PictureManifest, picturesOf, spinsOf } from './manifest';

const made = { width: 960, height: 600, origin: 'studio', source: 'sha256:0123456789abcdef' } as const;
const manifest: PictureManifest = {
  'some-car/side': { ...made, avif: { '480': 3 }, webp: { '480': 4 } },
  'some-car/spin': { ...made, frames: 36, bytes: 300_000 },
};

it('names the picture of a car without pictures as the shipped manifest does', () => {
  const shipped: PictureManifest = JSON.parse(readFileSync('public/pictures/manifest.json', 'utf8'));
  expect(shipped[PHOTOGRAPHS_FOLLOW]?.origin).toBe('notice');
});

it('tells still pictures from spins', () => {
  expect(picturesOf(manifest).map(([name]) => name)).toEqual(['some-car/side']);
  expect(spinsOf(manifest).map(([name, { frames }]) => [name, frames])).toEqual([['some-car/spin', 36]]);
});

it.each([
  [[480, 800, 1600], 800],
  [[480], 480],
  [[960, 1600], 960],
  [[], 800],
])('of the widths %j takes %i for browsers without AVIF', (widths, width) => {
  expect(fallbackWidth(widths)).toBe(width);
});
