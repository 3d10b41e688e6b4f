import sharp from 'sharp';

/** The pixels that differ, and the part of both pictures with the first of them, as WebP. */
export type PictureChange = { readonly pixels: number; readonly before: Buffer; readonly after: Buffer };

const MARGIN = 40;
/** Below the first difference, all else may have moved. */
const MOST_HEIGHT = 700;
const CHANNELS = 3;

/** Compares two screenshots (PNG) of one width. Null where no pixel differs. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<PictureChange | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((one) => sharp(one).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // The longer page differs where the other one has ended: in a colour that no page has.
  const full = (picture: Buffer) =>
    sharp(picture).removeAlpha().resize({ width, height, fit: 'contain', position: 'left top', background: '#f0f' });
  const [one, other] = await Promise.all([full(before).raw().toBuffer(), full(after).raw().toBuffer()]);
  let pixels = 0;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < one.length; at += CHANNELS) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue;
    pixels += 1;
    const x = (at / CHANNELS) % width;
    const y = Math.floor(at / CHANNELS / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  if (pixels === 0) return null;
  const left = Math.max(0, box.left - MARGIN);
  const top = Math.max(0, box.top - MARGIN);
  const part = {
    ...{ left, top },
    width: Math.min(width, box.right + MARGIN + 1) - left,
    height: Math.min(Math.min(height, box.bottom + MARGIN + 1) - top, MOST_HEIGHT),
  };
  // Cut in a second step: sharp would cut before it extends.
  const cut = async (raw: Buffer) =>
    sharp(raw, { raw: { width, height, channels: CHANNELS } })
      .extract(part)
      .webp({ quality: 80 })
      .toBuffer();
  return { pixels, before: await cut(one), after: await cut(other) };
}
