import pixelmatch from 'pixelmatch';
import type { Size } from './shots';

/** Four bytes a pixel: red, green, blue, opacity. */
export type Pixels = Size & { readonly data: Uint8Array };

export type Difference = {
  readonly changed: number;
  /** Of all pixels of the larger, 0 to 1. */
  readonly share: number;
  /** The later picture, faint, with every changed pixel in red. */
  readonly overlay: Pixels;
};

// Two colours for what one of them does not reach: it differs from any picture, and from itself in the other.
const BEYOND_BEFORE = [255, 0, 255, 255];
const BEYOND_AFTER = [0, 255, 255, 255];

/** Lays two pictures over each other at their upper left corners and counts every pixel that is not the very same. */
export function comparePixels(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  const changed = pixelmatch(
    enlarged(before, { width, height }, BEYOND_BEFORE),
    enlarged(after, { width, height }, BEYOND_AFTER),
    data,
    width,
    height,
    // Nothing is forgiven: a letter's edge that moved is what somebody looks for.
    { threshold: 0, includeAA: true },
  );
  return { changed, share: changed / (width * height), overlay: { width, height, data } };
}

function enlarged(picture: Pixels, { width, height }: Size, beyond: readonly number[]): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = new Uint8Array(width * height * 4);
  new Uint32Array(data.buffer).fill(new Uint32Array(Uint8Array.from(beyond).buffer)[0] ?? 0);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y++) data.set(picture.data.subarray(y * row, (y + 1) * row), y * width * 4);
  return data;
}
