import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { starPath } from '@/lib/site/brand-mark';
import { writeIcons } from './icons';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeIcons(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file));

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %d pixels without see-through parts', async (file, size) => {
  const icon = sharp(await read(file));
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await icon.stats()).isOpaque).toBe(true);
});

it('keeps the maskable star inside the circle every phone leaves', async () => {
  const { data, info } = await sharp(await read('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const safe = 0.4 * info.width;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const bright = (data[(y * info.width + x) * 3] ?? 0) > 60;
      if (bright) expect(Math.hypot(x - info.width / 2, y - info.height / 2)).toBeLessThan(safe);
    }
  }
});

it('wraps a 32 pixel PNG as favicon.ico', async () => {
  const ico = await read('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('draws the mark of the pages in a colour for light and one for dark', async () => {
  const icon = (await read('icon.svg')).toString();
  expect(icon).toContain(starPath);
  expect(icon).toContain('prefers-color-scheme: dark');
});

it('is the mark public/ holds', async () => {
  expect(await readFile(path.join('public', 'icon.svg'), 'utf8')).toBe((await read('icon.svg')).toString());
});
