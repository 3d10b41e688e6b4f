import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './encode-picture';
import { readManifest } from './manifest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const master = (width: number, height: number, background = '#204060') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const encode = async (name: string, width: number, widths: readonly number[]) =>
  encodePicture(name, await master(width, Math.round((width * 10) / 16)), widths, { origin: 'studio', folder });

it('writes an AVIF in every width and one WebP, and the bytes it records', async () => {
  const record = await encode('some-car/side', 160, [80, 160]);
  expect((await readdir(path.join(folder, 'some-car'))).sort()).toEqual([
    'side-160.avif',
    'side-160.webp',
    'side-80.avif',
  ]);
  for (const format of ['avif', 'webp'] as const) {
    for (const [width, bytes] of Object.entries(record[format])) {
      const file = await readFile(path.join(folder, `some-car/side-${width}.${format}`));
      expect(file.length).toBe(bytes);
      expect(await sharp(file).metadata()).toMatchObject({ width: Number(width), height: (Number(width) * 10) / 16 });
    }
  }
  expect(record).toMatchObject({ width: 160, height: 100, origin: 'studio' });
  expect(record.source).toMatch(/^sha256:[0-9a-f]{16}$/);
});

it('sorts the manifest and keeps the other pictures in it, also when many are encoded at once', async () => {
  await Promise.all(['b/side', 'c/side', 'a/side'].map((name) => encode(name, 32, [16])));
  expect(Object.keys(await readManifest(folder))).toEqual(['a/side', 'b/side', 'c/side']);
});

it('removes the larger sizes of a predecessor, and no other file', async () => {
  await encode('some-car/side', 160, [80, 160]);
  await encode('some-car/side-door', 160, [160]);
  await writeFile(path.join(folder, 'some-car', 'side-notes.txt'), '');
  await encode('some-car/side', 80, [80, 160]);
  expect((await readdir(path.join(folder, 'some-car'))).sort()).toEqual([
    'side-80.avif',
    'side-80.webp',
    'side-door-160.avif',
    'side-door-160.webp',
    'side-notes.txt',
  ]);
});

it('lowers the quality of a size until it fits its budget, and names one that cannot fit', async () => {
  const gaussian = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  const create = { width: 48, height: 30, channels: 3, background: '#000', noise: gaussian } as const;
  const noise = await sharp({ create }).png().toBuffer();
  const within = (budget: Readonly<Record<number, number>>) =>
    encodePicture('some-car/side', noise, [24, 48], { origin: 'studio', folder, budget });
  const free = (await within({})).avif;
  const bound = (free['48'] ?? 0) - 50;
  const { avif } = await within({ 48: bound });
  expect(avif['48']).toBeLessThanOrEqual(bound);
  expect(avif['48']).toBeGreaterThan(bound * 0.8);
  expect(avif['24']).toBe(free['24']);
  await expect(within({ 48: 100 })).rejects.toThrow('some-car/side at 48 px is over 100 bytes even at quality 34.');
});

it('keeps the opacity of a cut-out, and gives any other master a ground', async () => {
  const create = { width: 32, height: 20, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } as const;
  const seeThrough = await sharp({ create }).png().toBuffer();
  const alphaOf = async (name: string, cutOut: boolean) => {
    await encodePicture(name, seeThrough, [32], { origin: 'studio', folder, cutOut });
    const files = ['avif', 'webp'].map((format) => sharp(path.join(folder, `${name}-32.${format}`)).ensureAlpha());
    return Promise.all(files.map(async (file) => (await file.raw().toBuffer())[3]));
  };
  for (const alpha of await alphaOf('car/cut-out', true)) expect(Math.abs((alpha ?? 0) - 128)).toBeLessThan(4);
  expect(await alphaOf('car/whole', false)).toEqual([255, 255]);
});

it('gives a cut-out the light ground’s colour where nothing is left of it', async () => {
  const create = { width: 64, height: 40, channels: 4, background: { r: 228, g: 226, b: 221, alpha: 0 } } as const;
  const empty = await sharp({ create }).toColourspace('rgb16').png().toBuffer();
  await encodePicture('car/empty', empty, [32], { origin: 'studio', folder, cutOut: true });
  const { channels } = await sharp(path.join(folder, 'car/empty-32.avif')).stats();
  const shown = channels.map(({ mean }) => Math.floor(mean / 256));
  expect(shown).toEqual([228, 226, 221, 0]);
});

it('writes nothing for a file that is no image', async () => {
  const broken = encodePicture('some-car/side', Buffer.from('no image'), [80], { origin: 'studio', folder });
  await expect(broken).rejects.toThrow(/unsupported image format/);
  expect(await readdir(folder)).toEqual([]);
});

it('names an unreadable manifest, and does not overwrite it', async () => {
  await writeFile(path.join(folder, 'manifest.json'), '{ "half');
  await expect(encode('some-car/side', 32, [16])).rejects.toThrow(
    `${path.join(folder, 'manifest.json')} cannot be read`,
  );
  expect(await readFile(path.join(folder, 'manifest.json'), 'utf8')).toBe('{ "half');
});
