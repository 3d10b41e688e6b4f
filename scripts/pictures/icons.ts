import path from 'node:path';
import sharp from 'sharp';
import { starPath, starViewBox } from '@/lib/site/brand-mark';
import { BRASS, DEEP_BRASS, ROOM } from '@/lib/site/palette';
import { icoOf } from './ico';
import { writeAtomically } from './write-atomically';

/** How much of the icon the star takes up; a maskable one loses its rim to the shape a phone cuts. */
const STAR_SHARE = 0.82;
const MASKABLE_STAR_SHARE = 0.6;

/** Writes the icons browsers and phones ask for. Same mark, same bytes. */
export async function writeIcons(folder = 'public'): Promise<void> {
  const write = (file: string, content: Uint8Array | string) => writeAtomically(path.join(folder, file), content);
  await write('icon.svg', adaptiveIcon());
  await write('favicon.ico', icoOf(await png(32, 0.94), 32));
  await write('apple-touch-icon.png', await png(180));
  await write('icon-192.png', await png(192));
  await write('icon-512.png', await png(512));
  await write('icon-maskable-512.png', await png(512, MASKABLE_STAR_SHARE));
}

function adaptiveIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${starViewBox}">
  <style>path { fill: ${DEEP_BRASS} } @media (prefers-color-scheme: dark) { path { fill: ${BRASS} } }</style>
  <path d="${starPath}"/>
</svg>
`;
}

async function png(size: number, starShare = STAR_SHARE): Promise<Buffer> {
  const star = size * starShare;
  const inset = (size - star) / 2;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${ROOM}"/>
    <svg x="${inset}" y="${inset}" width="${star}" height="${star}" viewBox="${starViewBox}"><path d="${starPath}" fill="${BRASS}"/></svg>
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
