import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { frameFile } from '@/lib/gallery/spin';
import {
  type PictureManifest,
  type PictureRecord,
  picturesOf,
  type SpinRecord,
  spinsOf,
} from '@/lib/pictures/manifest';
import { PICTURES_FOLDER } from './encode-picture';
import { pictureShape } from './shapes';

const FORMATS = ['avif', 'webp'] as const;

/** Bytes of all frames of a spin: a visitor on mobile data loads them at once. */
const SPIN_BUDGET = 350_000;
const FOLDER_BUDGET = 60_000_000;

// Not by import, which is of the tests' own pictures.
const manifest: PictureManifest = JSON.parse(readFileSync(path.join(PICTURES_FOLDER, 'manifest.json'), 'utf8'));
const pictures = picturesOf(manifest);
const spins = spinsOf(manifest);
// The weight of a photograph depends on its subject.
const isDrawn = ([, { origin }]: readonly [string, PictureRecord | SpinRecord]) => origin === 'studio';
const drawnPictures = pictures.filter(isDrawn);
const drawnSpins = spins.filter(isDrawn);

const bytesOf = async (file: string) => (await stat(path.join(PICTURES_FOLDER, file))).size;

it('the files and the manifest agree, in names and bytes', async () => {
  const said = pictures.flatMap(([name, record]) =>
    FORMATS.flatMap((format) =>
      Object.entries(record[format]).map(([width, bytes]) => `${name}-${width}.${format}: ${bytes}`),
    ),
  );
  const found = await Promise.all(
    (await imageFiles()).filter(isStill).map(async (file) => `${file}: ${await bytesOf(file)}`),
  );
  expect(found.sort()).toEqual(said.sort());
});

it.each(pictures)('%s is in the widths its name asks for, none enlarged', async (name, record) => {
  const { widths, width, height } = pictureShape(name);
  expect(record.width / record.height).toBeCloseTo(width / height, 2);
  const expected = widths.filter((one) => one < record.width).concat(record.width);
  expect(Object.keys(record.avif).map(Number)).toEqual(expected);
  const largest = await sharp(path.join(PICTURES_FOLDER, `${name}-${record.width}.avif`)).metadata();
  expect(largest).toMatchObject({ width: record.width, height: record.height });
  expect(Object.keys(record.webp)).toEqual([String(expected.findLast((one) => one <= 800) ?? record.width)]);
});

it('keeps the drawings of a car light enough for a phone', () => {
  const sizes = drawnPictures.flatMap(([name, { avif }]) =>
    Object.entries(pictureShape(name).budget ?? {}).map(([width, budget]) => ({
      name,
      width,
      budget,
      bytes: avif[width],
    })),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ bytes = 0, budget }) => bytes > budget)).toEqual([]);
});

it('keeps the drawings under 60 MB in all', () => {
  const bytes = [
    ...drawnPictures.flatMap(([, { avif, webp }]) => [...Object.values(avif), ...Object.values(webp)]),
    ...drawnSpins.map(([, spin]) => spin.bytes),
  ];
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(FOLDER_BUDGET);
});

it('the frames and the manifest agree', async () => {
  const said = spins.flatMap(([name, { frames }]) =>
    Array.from({ length: frames }, (_, frame) => `${name}/${frameFile(frame)}`),
  );
  expect((await imageFiles()).filter((file) => !isStill(file)).sort()).toEqual(said.sort());
});

it('the size of each spin is that of its frames', async () => {
  for (const [name, { frames, width, height, bytes }] of spins) {
    const files = Array.from({ length: frames }, (_, frame) => `${name}/${frameFile(frame)}`);
    const sizes = await Promise.all(files.map(bytesOf));
    expect([name, sizes.reduce((sum, one) => sum + one, 0)]).toEqual([name, bytes]);
    for (const file of files) {
      expect(await sharp(path.join(PICTURES_FOLDER, file)).metadata()).toMatchObject({ width, height });
    }
  }
});

it('keeps the drawn spins light', () => {
  expect(drawnSpins.filter(([, { bytes }]) => bytes > SPIN_BUDGET).map(([name]) => name)).toEqual([]);
});

/** As the manifest names them, with slashes on every system; without those of the dealer's photographs. */
async function imageFiles(): Promise<readonly string[]> {
  const files = await readdir(PICTURES_FOLDER, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(avif|webp)$/.test(file) && !file.startsWith('photographs/'));
}

function isStill(file: string): boolean {
  return !file.includes('/spin/');
}
