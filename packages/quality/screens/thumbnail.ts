import sharp from 'sharp';
import { foldOf } from './fold';
import type { Size } from './shots';

/** Pixels of a thumbnail for one of the sheet, so that it can be read when the sheet is enlarged. */
const DENSITY = 2;

/** Writes the folded thumbnail of a picture as WebP; resolves to its size on the sheet. */
export async function writeThumbnail(picture: Buffer, size: Size, file: string): Promise<Size> {
  const { column, columns, gap, whole } = foldOf(size);
  const [width, height] = [column.width * DENSITY, column.height * DENSITY];
  const { data, info } = await sharp(picture)
    .resize({ width, height: Math.min(columns * height, Math.round((size.height * width) / size.width)), fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const parts = Array.from({ length: columns }, (_, index) => ({
    input: data.subarray(index * height * width * 3, (index + 1) * height * width * 3),
    left: index * (column.width + gap) * DENSITY,
    top: 0,
  }));
  await sharp({
    create: { width: whole.width * DENSITY, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(
      parts.map(({ input, ...place }) => ({
        ...place,
        input,
        raw: { width, height: input.length / (width * 3), channels: info.channels as 3 },
      })),
    )
    .webp({ quality: 70 })
    .toFile(file);
  return whole;
}
