import path from 'node:path';
import sharp from 'sharp';
import { holdsName, LOGO_PICTURE, type Logo } from '@/lib/schema/logo';
import { ROOM } from '@/lib/schema/palette';
import type { Brand } from '@/lib/schema/types';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { drawMark, letterMark, logoMark, type Mark } from './mark';

/** The mark's share of the icon; a phone's mask cuts the rim of a maskable one. */
const MARK_SHARE = 0.82;
const MASKABLE_MARK_SHARE = 0.6;

/** Pixels of a logo that is a picture: three for each of the page's, as phones have them. */
const LOGO_HEIGHT = 72;

export type House = Omit<Brand, 'logo'> & { readonly name: string; readonly logo: Logo };

/**
 * Writes the icons of browsers and phones: the logo, or the first letter of the name. A logo with the whole name is
 * unreadable at this size. A logo that is a picture is also written for the pages.
 */
export async function writeIcons({ name, logo, ...colours }: House, folder = 'public'): Promise<void> {
  const write = (file: string, content: Uint8Array | string) => writeAtomically(path.join(folder, file), content);
  const mark = holdsName(logo) ? await letterMark(name) : logoMark(logo);
  const png = (size: number, share = MARK_SHARE) => draw(mark, colours.colourOnDark, size, share);
  await write('icon.svg', adaptiveIcon(mark, colours));
  await write('favicon.ico', icoOf(await png(32, 0.94), 32));
  await write('apple-touch-icon.png', await png(180));
  await write('icon-192.png', await png(192));
  await write('icon-512.png', await png(512));
  await write('icon-maskable-512.png', await png(512, MASKABLE_MARK_SHARE));
  if (logo.kind === 'picture') await write(LOGO_PICTURE, await forPages(logo.png));
}

function adaptiveIcon({ viewBox, markup }: Mark, { colourOnLight, colourOnDark }: Omit<Brand, 'logo'>): string {
  const colour = (value: string) => `svg { fill: ${value}; color: ${value} }`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
  <style>${colour(colourOnLight)} @media (prefers-color-scheme: dark) { ${colour(colourOnDark)} }</style>
  ${markup.trim()}
</svg>
`;
}

async function draw(mark: Mark, colour: string, size: number, share: number): Promise<Buffer> {
  const side = size * share;
  const inset = (size - side) / 2;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${ROOM}"/>
    ${drawMark(mark, { x: inset, y: inset, width: side, height: side }, colour)}
  </svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function forPages(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .resize({ height: LOGO_HEIGHT, withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * An ICO file holding one PNG.
 * @param size width and height in pixels, below 256
 * @see https://learn.microsoft.com/windows/win32/menurc/newheader
 */
function icoOf(png: Uint8Array, size: number): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, HEADER_BYTES);
  directory.writeUInt8(size, HEADER_BYTES + 1);
  directory.writeUInt16LE(1, HEADER_BYTES + 4);
  directory.writeUInt16LE(BITS_PER_PIXEL, HEADER_BYTES + 6);
  directory.writeUInt32LE(png.length, HEADER_BYTES + 8);
  directory.writeUInt32LE(directory.length, HEADER_BYTES + 12);
  return Buffer.concat([directory, png]);
}
