import { holdsName, type Logo } from '@/lib/data-check/read-logo';
import { INK, ROOM } from '@/lib/site/palette';
import { drawMark, logoMark } from '../brand/mark';
import type { TextOutline, Typeface } from './typeface';

/** Pixels, as the networks that show shared links ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 64;
const NAME_SIZE = 76;
const LINE_SIZE = 38;
const MARK_SIZE = 38;

export type ShareText = { readonly title: string; readonly line: string; readonly siteName: string };
export type ShareBrand = { readonly logo: Logo; readonly colour: string };
export type ShareTypefaces = { readonly serif: Typeface; readonly sans: Typeface };

/** What lies over the car's picture: a scrim, the name and its line at the foot, the dealer's mark at the head. */
export function drawShareCard(
  { title, line, siteName }: ShareText,
  { serif, sans }: ShareTypefaces,
  { logo, colour }: ShareBrand,
): string {
  const name = fitted((size) => serif.outline(title, size), NAME_SIZE);
  const facts = fitted((size) => sans.outline(line, size), LINE_SIZE);
  const markWidth = (MARK_SIZE * logo.width) / logo.height;
  const mark = { x: MARGIN - 4, y: MARGIN - 8, width: markWidth, height: MARK_SIZE };
  const dealer = holdsName(logo) ? '' : serif.outline(siteName, 40).d;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
  <defs>
    <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity="0"/>
      <stop offset=".45" stop-color="${ROOM}" stop-opacity=".62"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity=".94"/>
    </linearGradient>
    <linearGradient id="head" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity=".7"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="${SHARE_WIDTH}" height="180" fill="url(#head)"/>
  <rect y="${SHARE_HEIGHT - 290}" width="${SHARE_WIDTH}" height="290" fill="url(#scrim)"/>
  ${drawMark(logoMark(logo), mark, colour)}
  <path transform="translate(${MARGIN + markWidth + 10} ${MARGIN + 24})" fill="${INK}" d="${dealer}"/>
  <path transform="translate(${MARGIN - 3} ${SHARE_HEIGHT - MARGIN - 64})" fill="${INK}" d="${name.d}"/>
  <path transform="translate(${MARGIN} ${SHARE_HEIGHT - MARGIN})" fill="${INK}" fill-opacity=".86" d="${facts.d}"/>
</svg>`;
}

/** Set at `size` pixels, or as large as the frame's width allows. */
function fitted(outline: (size: number) => TextOutline, size: number): TextOutline {
  const set = outline(size);
  const room = SHARE_WIDTH - 2 * MARGIN;
  return set.width > room ? outline((size * room) / set.width) : set;
}
