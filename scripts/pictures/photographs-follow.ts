import { PHOTOGRAPHS_FOLLOW } from '@/lib/pictures/manifest';
import { cuts, loadTypeface } from '@/scripts/typeface/typeface';
import { encodePicture } from './encode-picture';
import { pictureShape } from './shapes';

const WORDS = 'Photographs follow';
const { width, height, widths } = pictureShape(PHOTOGRAPHS_FOLLOW);

/** The corners of a viewfinder, as shares of the picture. */
const INSET = 0.16;
const CORNER = 110;
const SIZE = 116;
/** As clear on plaster as in the dark. */
const GREY = '#79746a';

/** Writes the placeholder for a car without pictures. */
export async function writePhotographsFollow(): Promise<void> {
  await encodePicture(PHOTOGRAPHS_FOLLOW, await drawing(), widths, { origin: 'notice', cutOut: true });
}

/** Words and no car, so that none is taken for it. */
async function drawing(): Promise<Buffer> {
  const serif = await loadTypeface(cuts.serif, WORDS);
  const words = serif.outline(WORDS, SIZE);
  const [left, top] = [width * INSET, height * INSET];
  const corner = (x: number, y: number) => {
    const inward = (at: number, middle: number) => (at < middle ? CORNER : -CORNER);
    return `M${x} ${y + inward(y, height / 2)}V${y}H${x + inward(x, width / 2)}`;
  };
  const corners = [left, width - left].flatMap((x) => [top, height - top].map((y) => corner(x, y)));
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <path d="${corners.join('')}" fill="none" stroke="${GREY}" stroke-opacity=".6" stroke-width="4"/>
  <path transform="translate(${(width - words.width) / 2} ${height / 2 + SIZE * 0.3})" fill="${GREY}" d="${words.d}"/>
</svg>`);
}
