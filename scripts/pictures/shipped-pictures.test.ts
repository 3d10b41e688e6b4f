/** @jest-environment node */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import manifest from '../../public/pictures/manifest.json';
import { PICTURES_FOLDER } from './encode-picture';
import { readManifest } from './manifest';
import { pictureShape } from './shapes';

const FORMATS = ['avif', 'webp'] as const;

/** Bytes of AVIF a front three-quarter picture may have at a width in pixels. */
const FRONT_BUDGET = { '800': 15_000, '1600': 35_000 };
const FOLDER_BUDGET = 60_000_000;

it('lists the pictures in the order of their names', () => {
  const names = Object.keys(manifest);
  expect(names).toEqual([...names].sort());
});

it('has every file of the manifest, with as many bytes as it says, and no other', async () => {
  const pictures = await readManifest(PICTURES_FOLDER);
  const said = Object.entries(pictures).flatMap(([name, record]) =>
    FORMATS.flatMap((format) =>
      Object.entries(record[format]).map(([width, bytes]) => `${name}-${width}.${format}: ${bytes}`),
    ),
  );
  const files = (await readdir(PICTURES_FOLDER, { recursive: true })).filter((file) => /\.(avif|webp)$/.test(file));
  const found = await Promise.all(
    files.map(
      async (file) => `${file.split(path.sep).join('/')}: ${(await stat(path.join(PICTURES_FOLDER, file))).size}`,
    ),
  );
  expect(found.sort()).toEqual(said.sort());
});

it.each(Object.entries(manifest))('%s is in the widths its name asks for, none enlarged', async (name, record) => {
  const { widths, width, height } = pictureShape(name);
  expect(record.width / record.height).toBeCloseTo(width / height, 2);
  const expected = widths.filter((one) => one < record.width).concat(record.width);
  for (const format of FORMATS) {
    expect(Object.keys(record[format]).map(Number)).toEqual(expected);
    const largest = await sharp(path.join(PICTURES_FOLDER, `${name}-${record.width}.${format}`)).metadata();
    expect(largest).toMatchObject({ width: record.width, height: record.height });
  }
});

it('keeps the pictures of a car light enough for a phone', () => {
  const fronts = Object.entries(manifest).filter(([name, { origin }]) => {
    // A dealer's own photograph is as heavy as what is on it.
    return name.endsWith('/front-three-quarter') && origin !== 'photograph';
  });
  for (const [width, budget] of Object.entries(FRONT_BUDGET)) {
    const heavy = fronts.filter(([, { avif }]) => avif[width as keyof typeof FRONT_BUDGET] > budget);
    expect(heavy.map(([name]) => `${name} at ${width}`)).toEqual([]);
  }
});

it('stays under 60 MB in all', () => {
  const bytes = Object.values(manifest).flatMap(({ avif, webp }) => [...Object.values(avif), ...Object.values(webp)]);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(FOLDER_BUDGET);
});
