import type { Logo } from '@/lib/schema/logo';
import { cuts, loadTypeface } from '@/scripts/typeface/typeface';

/** The content of an svg element with this view box. Shapes without a colour take that of the element. */
export type Mark = { readonly viewBox: string; readonly markup: string };

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
export async function letterMark(name: string): Promise<Mark> {
  const letter = Array.from(name)[0]?.toUpperCase() ?? '';
  const { d, width } = (await loadTypeface(cuts.serif, letter)).outline(letter, EM);
  const side = Math.max(width, EM * CAPITAL);
  return { viewBox: `${(width - side) / 2} ${-(EM * CAPITAL + side) / 2} ${side} ${side}`, markup: `<path d="${d}"/>` };
}

export function drawMark({ viewBox, markup }: Mark, { x, y, width, height }: Box, colour: string): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" fill="${colour}" color="${colour}">${markup}</svg>`;
}
