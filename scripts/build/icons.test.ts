import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readLogo } from '@/lib/data-check/read-logo';
import type { Logo } from '@/lib/schema/logo';
import { writeIcons } from './icons';

const logo: Logo = {
  kind: 'drawing',
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  markup: '<path d="M12 0L24 12L12 24L0 12Z"/>',
};
const house = { name: 'Savanna', logo, colourOnLight: '#0b5c63', colourOnDark: '#5cc4cc' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeIcons(house, folder);
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

it('keeps the maskable mark inside the circle every phone leaves', async () => {
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

it('draws the mark of the pages in a colour for light and one for dark', async () => {
  const icon = (await read('icon.svg')).toString();
  expect(icon).toContain(logo.markup);
  expect(icon).toMatch(/fill: #0b5c63.*prefers-color-scheme: dark.*fill: #5cc4cc/);
});

it('draws the first letter of the name where the logo holds all of it', async () => {
  const other = path.join(folder, 'wide');
  await writeIcons({ ...house, logo: { ...logo, viewBox: '0 0 96 24', width: 96 } }, other);
  const icon = await readFile(path.join(other, 'icon.svg'), 'utf8');
  expect(icon).not.toContain(logo.markup);
  expect(icon).toContain('<path d="M');
});

it('writes a logo that is a picture for the pages, and into the icons', async () => {
  const other = path.join(folder, 'picture');
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  await writeIcons({ ...house, logo: readLogo(png) }, other);
  expect(await sharp(path.join(other, 'logo.png')).metadata()).toMatchObject({ width: 72, height: 72 });
  const { data, info } = await sharp(path.join(other, 'icon-192.png')).raw().toBuffer({ resolveWithObject: true });
  const middle = (info.width * (info.height / 2) + info.width / 2) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0, 255, 0]);
});
