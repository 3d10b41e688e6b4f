import path from 'node:path';
import sharp from 'sharp';
import { holdsName, LOGO_PICTURE, type Logo } from '@/lib/schema/logo';
import { ROOM } from '@/lib/schema/palette';
import type { Brand } from '@/lib/schema/types';
import { writeAtomically } from '@/scripts/files';
import { cuts, loadTypeface } from './typeface';

/** The mark's share of the icon; a phone's mask cuts the rim of a maskable one. */
const MARK_SHARE = 0.82;
const MASKABLE_MARK_SHARE = 0.6;

/** Pixels of a logo that is a picture: three for each of the page's, as phones have them. */
const LOGO_HEIGHT = 72;

type House = Omit<Brand, 'logo'> & { readonly name: string; readonly logo: Logo };

/**
 * Writes the icons of browsers and phones: the logo, or the first letter of the name. A logo with the whole name is
 * unreadable at this size. A logo that is a picture is also written for the pages.
 */
export async function writeIcons({ name, logo, ...colours }: House, folder = 'public'): Promise<void> {
  const write = (file: string, content: Uint8Array | string) => writeAtomically(path.join(folder, file), content);
  const mark = holdsName(logo) ? await letterMark(name) : logoMark(logo);
  const png = (size: number, share = MARK_SHARE) => draw(mark, colours.colourOnDark, size, share);
  await write('icon.svg', adaptiveIcon(mark, colours));
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

/** The content of an svg element with this view box. Shapes without a colour take that of the element. */
type Mark = { readonly viewBox: string; readonly markup: string };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function logoMark(logo: Logo): Mark {
  if (logo.kind === 'drawing') return logo;
  const { width, height, png } = logo;
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return {
    viewBox: `0 0 ${width} ${height}`,
    markup: `<image width="${width}" height="${height}" href="${source}"/>`,
  };
}

const EM = 100;
/** The height of capitals, as a share of the font size. */
const CAPITAL = 0.66;

/** The first letter of a name in the face of the headlines, in a square. */
async function letterMark(name: string): Promise<Mark> {
  const letter = Array.from(name)[0]?.toUpperCase() ?? '';
  const { d, width } = (await loadTypeface(cuts.serif, letter)).outline(letter, EM);
  const side = Math.max(width, EM * CAPITAL);
  return { viewBox: `${(width - side) / 2} ${-(EM * CAPITAL + side) / 2} ${side} ${side}`, markup: `<path d="${d}"/>` };
}

export function drawMark({ viewBox, markup }: Mark, { x, y, width, height }: Box, colour: string): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" fill="${colour}" color="${colour}">${markup}</svg>`;
}
