import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readLogo } from '@/lib/data-check/read-logo';
import type { Logo } from '@/lib/schema/logo';
import { writeIcons } from './icons';

const markup = '<path d="M12 0L24 12L12 24L0 12Z"/>';
const logo: Logo = { kind: 'drawing', viewBox: '0 0 24 24', width: 24, height: 24, markup };
const house = { name: 'Savanna', logo, colourOnLight: '#0b5c63', colourOnDark: '#5cc4cc' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'icons-'));
  await writeIcons(house, folder);
});
afterAll(() => rm(folder, { recursive: true }));

const at = (file: string) => path.join(folder, file);
const pixelsOf = (file: string) => sharp(at(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

it.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %d pixels without see-through parts', async (file, size) => {
  expect(await sharp(at(file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await sharp(at(file)).stats()).isOpaque).toBe(true);
});

it('keeps the maskable mark inside the circle every phone leaves', async () => {
  const { data, info } = await pixelsOf('icon-maskable-512.png');
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    const isMark = (data[pixel * 3] ?? 0) > 60;
    if (isMark) expect(Math.hypot(x - info.width / 2, y - info.height / 2)).toBeLessThan(0.4 * info.width);
  }
});

it('draws the mark of the pages in a colour for light and one for dark', async () => {
  const icon = await readFile(at('icon.svg'), 'utf8');
  expect(icon).toContain(markup);
  expect(icon).toMatch(/fill: #0b5c63.*prefers-color-scheme: dark.*fill: #5cc4cc/);
});

it('draws the first letter of the name where the logo holds all of it', async () => {
  await writeIcons({ ...house, logo: { ...logo, viewBox: '0 0 96 24', width: 96 } }, at('wide'));
  const icon = await readFile(at('wide/icon.svg'), 'utf8');
  expect(icon).not.toContain(markup);
  expect(icon).toContain('<path d="M');
});

it('writes a logo that is a picture for the pages, and into the icons', async () => {
  const green = sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } });
  await writeIcons({ ...house, logo: readLogo(await green.png().toBuffer()) }, at('picture'));
  expect(await sharp(at('picture/logo.png')).metadata()).toMatchObject({ width: 72, height: 72 });
  const { data, info } = await pixelsOf('picture/icon-192.png');
  const middle = (info.width * (info.height / 2) + info.width / 2) * 3;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0, 255, 0]);
});
