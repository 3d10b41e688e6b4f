import sharp from 'sharp';
import { ROOM } from '@/lib/schema/palette';
import type { Pixels } from './encode-picture';

export const HEIC_ADVICE =
  "this is the iPhone's own format (HEIC), which browsers cannot show; npm run pictures makes a JPEG of it. With Settings > Camera > Formats > Most Compatible the phone takes JPEG from now on";

const BROKEN =
  'this cannot be opened as a photograph, perhaps because it was cut off when it was copied; copy it again from the phone or camera, or save it as JPEG';

/** The beginning of a HEIC file; phones also export it as .jpg. */
const HEIC_CONTENT = /^ftyp(?:hei|hev|mif1|msf1)/;

/**
 * A photograph upright, in sRGB, no larger than shown, and without metadata such as its place.
 * @param longest pixels along its longer side
 * @throws Error with advice for the dealer when it cannot be read
 */
export async function readPhotograph(content: Buffer, longest: number): Promise<Pixels> {
  try {
    return await sharp(content)
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' })
      .flatten({ background: ROOM })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new Error(HEIC_CONTENT.test(content.subarray(4, 16).toString('latin1')) ? HEIC_ADVICE : BROKEN);
  }
}
