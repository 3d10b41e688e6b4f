import { holdsName, type Logo } from '@/lib/schema/logo';
import { INK, ROOM } from '@/lib/schema/palette';
import type { TextOutline, Typeface } from '@/scripts/typeface/typeface';
import { drawMark, logoMark } from '../brand/mark';

/** Pixels, as the networks that show shared links ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const MARGIN = 64;
/** The wheels of the studio's cars are 471 pixels from the top: name and line are below them. */
const FOOT = 44;
const NAME_SIZE = 60;
const LINE_SIZE = 34;
const SCRIM_HEIGHT = 210;
const MARK_SIZE = 38;

export type ShareText = {
  readonly title: string;
  readonly line: string;
  readonly siteName: string /** Says that the picture is drawn. */;
  readonly note?: string;
};
export type ShareBrand = { readonly logo: Logo; readonly colour: string };
export type ShareTypefaces = { readonly serif: Typeface; readonly sans: Typeface };

/** The layers over the car's picture: a scrim, the name and its line below the wheels, the logo above the bonnet. */
export function drawShareCard(
  { title, line, siteName, note = '' }: ShareText,
  { serif, sans }: ShareTypefaces,
  { logo, colour }: ShareBrand,
): string {
  const name = fitted((size) => serif.outline(title, size), NAME_SIZE);
  const facts = fitted((size) => sans.outline(line, size), LINE_SIZE);
  const markWidth = (MARK_SIZE * logo.width) / logo.height;
  const dealer = holdsName(logo) ? { d: '', width: 0 } : serif.outline(siteName, 40);
  // on the right, over the bonnet: on the left it would lie on the roof of a high car
  const dealerAt = SHARE_WIDTH - MARGIN - dealer.width;
  const mark = { x: dealerAt - markWidth - 10, y: MARGIN - 8, width: markWidth, height: MARK_SIZE };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
  <defs>
    <linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity="0"/>
      <stop offset=".35" stop-color="${ROOM}" stop-opacity=".66"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity=".94"/>
    </linearGradient>
    <linearGradient id="head" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${ROOM}" stop-opacity=".7"/>
      <stop offset="1" stop-color="${ROOM}" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <rect width="${SHARE_WIDTH}" height="180" fill="url(#head)"/>
  <rect y="${SHARE_HEIGHT - SCRIM_HEIGHT}" width="${SHARE_WIDTH}" height="${SCRIM_HEIGHT}" fill="url(#scrim)"/>
  <path transform="translate(${MARGIN} ${MARGIN + 18})" fill="${INK}" fill-opacity=".86" d="${sans.outline(note, 26).d}"/>
  ${drawMark(logoMark(logo), mark, colour)}
  <path transform="translate(${dealerAt} ${MARGIN + 24})" fill="${INK}" d="${dealer.d}"/>
  <path transform="translate(${MARGIN - 3} ${SHARE_HEIGHT - FOOT - 52})" fill="${INK}" d="${name.d}"/>
  <path transform="translate(${MARGIN} ${SHARE_HEIGHT - FOOT})" fill="${INK}" fill-opacity=".86" d="${facts.d}"/>
</svg>`;
}

/** Set at `size` pixels, or as large as the frame's width allows. */
function fitted(outline: (size: number) => TextOutline, size: number): TextOutline {
  const set = outline(size);
  const room = SHARE_WIDTH - 2 * MARGIN;
  return set.width > room ? outline((size * room) / set.width) : set;
}
