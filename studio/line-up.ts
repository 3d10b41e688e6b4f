import sharp from 'sharp';
import { ROOM } from '@/lib/site/palette';
import { ASPECT } from './render/camera';
import { PICTURE_WIDTH } from './views';

/** Pictures of several cars side by side, put together from their front views. */
export const LINE_UPS = [
  { name: 'about/showroom', cars: ['jaguar-f-type-r', 'rolls-royce-phantom', 'aston-martin-db11'] },
] as const;

const HEIGHT = Math.round(PICTURE_WIDTH * ASPECT);
/** How large a front view becomes; its car is then a little narrower than its share of the width. */
const SCALE = 0.52;
/** How much of the space that is left stands above the cars. */
const LIFT = 0.55;

/** Cuts a master to the shape the site wants, evenly from both sides or from top and bottom. */
export async function cropped(master: string, shape: { width: number; height: number }): Promise<Buffer> {
  const { width = shape.width } = await sharp(master).metadata();
  const height = Math.round((width * shape.height) / shape.width);
  return sharp(master).resize(width, height, { fit: 'cover' }).png().toBuffer();
}

/**
 * Cars beside each other in one room. The room of a front view is the same to the left as to the right, so strips that
 * are cut at equal distances from the middle of each car meet without an edge; above and below it goes on as it ends.
 */
export async function lineUp(fronts: readonly string[]): Promise<Buffer> {
  const width = Math.round(PICTURE_WIDTH * SCALE);
  const height = Math.round(HEIGHT * SCALE);
  const top = Math.round((HEIGHT - height) * LIFT);
  const bounds = Array.from({ length: fronts.length + 1 }, (_, i) => Math.round((PICTURE_WIDTH * i) / fronts.length));
  const strips = await Promise.all(
    fronts.map(async (file, index) => {
      const left = bounds[index]!;
      const step = bounds[index + 1]! - left;
      const strip = await sharp(file)
        .resize(width, height)
        .extract({ left: Math.round((width - step) / 2), top: 0, width: step, height })
        .png()
        .toBuffer();
      const input = await sharp(strip)
        .extend({ top, bottom: HEIGHT - height - top, extendWith: 'copy' })
        .png()
        .toBuffer();
      return { input, left, top: 0 };
    }),
  );
  const room = sharp({ create: { width: PICTURE_WIDTH, height: HEIGHT, channels: 3, background: ROOM } });
  return sharp(await room.composite(strips).png().toBuffer())
    .composite([{ input: fadeBelow(top + height) }])
    .png()
    .toBuffer();
}

/** The floor going into the dark from above `end`, where the reflections stop. */
function fadeBelow(end: number): Buffer {
  const from = (end - 110) / HEIGHT;
  return Buffer.from(
    `<svg width="${PICTURE_WIDTH}" height="${HEIGHT}"><linearGradient id="fade" x2="0" y2="1">
      <stop offset="${from}" stop-color="${ROOM}" stop-opacity="0"/>
      <stop offset="${(end - 12) / HEIGHT}" stop-color="${ROOM}"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );
}
