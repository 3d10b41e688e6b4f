import sharp from 'sharp';
import { ASPECT } from './render/camera';
import { PICTURE_WIDTH } from './views';

/** Pictures of several cars side by side, put together from their front views. */
export const LINE_UPS = [
  { name: 'about/showroom', cars: ['jaguar-f-type-r', 'rolls-royce-phantom', 'aston-martin-db11'] },
] as const;

const HEIGHT = Math.round(PICTURE_WIDTH * ASPECT);
/** How much of a front view's width one car takes, and how large it becomes. */
const SCALE = 0.56;

/** Cuts a master to the shape the site wants, evenly from both sides or from top and bottom. */
export async function cropped(master: string, shape: { width: number; height: number }): Promise<Buffer> {
  const { width = shape.width } = await sharp(master).metadata();
  const height = Math.round((width * shape.height) / shape.width);
  return sharp(master).resize(width, height, { fit: 'cover' }).png().toBuffer();
}

/**
 * Cars beside each other in one room: every picture is laid over the others where it is lighter. The room is nearly black
 * and the same in all of them, so no edge shows.
 */
export async function lineUp(fronts: readonly string[]): Promise<Buffer> {
  const width = Math.round(PICTURE_WIDTH * SCALE);
  const height = Math.round(HEIGHT * SCALE);
  const step = PICTURE_WIDTH / fronts.length;
  const layers = await Promise.all(
    fronts.map(async (file, index) => {
      const small = await sharp(file).resize(width, height).toBuffer();
      const left = Math.round(step * (index + 0.5) - width / 2);
      const cut = Math.max(0, -left);
      const kept = Math.min(width - cut, PICTURE_WIDTH - Math.max(0, left));
      const input = await sharp(small).extract({ left: cut, top: 0, width: kept, height }).png().toBuffer();
      return { input, left: Math.max(0, left), top: Math.round((HEIGHT - height) * 0.62), blend: 'lighten' as const };
    }),
  );
  return sharp({ create: { width: PICTURE_WIDTH, height: HEIGHT, channels: 3, background: '#0c0c0b' } })
    .composite(layers)
    .png()
    .toBuffer();
}
