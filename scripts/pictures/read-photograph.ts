/// <reference path="./heic-decode.d.ts" />
import sharp, { type OutputInfo } from 'sharp';
import { ROOM } from '@/lib/schema/palette';

/** Pixels in sRGB. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

const BROKEN =
  'this cannot be opened as a photograph, perhaps because it was cut off when it was copied; copy it again from the phone or camera, or save it as JPEG';

/** Small damage that browsers show too, as in photographs of some phones. A file that was cut off is still refused. */
const FORGIVING = { failOn: 'error' } as const;

/**
 * A photograph upright, in sRGB, no larger than shown, and without metadata such as its place.
 * @param longest pixels along its longer side
 * @throws Error with advice for the dealer when it cannot be read
 */
export async function readPhotograph(content: Buffer, longest: number): Promise<Pixels> {
  try {
    const { compression, format, icc } = await sharp(content).metadata();
    const isHeic = compression === 'hevc';
    const whole = format === 'jpeg' ? await withEnd(content) : content;
    const pixels = await (isHeic ? await decodeHeic(content) : sharp(whole, FORGIVING).autoOrient())
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' })
      .flatten({ background: ROOM })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (isHeic && icc?.includes(WIDE_COLOURS)) convertFromDisplayP3(pixels.data);
    return pixels;
  } catch {
    throw new Error(BROKEN);
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * A JPEG with an end, where a copy has lost its last bytes and nothing that can be seen: other programs show it. What a
 * file lost of its rows is filled with one colour. A progressive one loses sharpness, so it may lack its end alone.
 */
async function withEnd(content: Buffer): Promise<Buffer> {
  if (content.includes(END_OF_JPEG, -END_OF_JPEG.length)) return content;
  const whole = Buffer.concat([content, END_OF_JPEG]);
  const { width, height, isProgressive } = await sharp(whole).metadata();
  const lastRow = { left: 0, top: height - 1, width, height: 1 };
  const row = sharp(whole, isProgressive ? {} : FORGIVING).extract(lastRow);
  const { data, info } = await row.raw().toBuffer({ resolveWithObject: true });
  return isProgressive || data.some((value, at) => value !== data[at % info.channels]) ? whole : content;
}

/** Of iPhones, upright, by libheif in WebAssembly: sharp's own library has no HEVC. Seconds for a photograph. */
async function decodeHeic(content: Buffer) {
  // 2 MB, so loaded only for such a photograph.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** 'P3' in UTF-16, in the name of an iPhone's profile. */
const WIDE_COLOURS = Buffer.from('\0P\x003', 'latin1');

/** sharp takes no profile for raw pixels. The matrix on linear light is that of CSS Color 4, section 18. */
function convertFromDisplayP3(data: Buffer): void {
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])];
    data[at] = encoded(1.2249 * red - 0.2249 * green);
    data[at + 1] = encoded(-0.0421 * red + 1.0421 * green);
    data[at + 2] = encoded(-0.0196 * red - 0.0786 * green + 1.0983 * blue);
  }
}

const linear = (value = 0) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

function encoded(light: number): number {
  const inRange = Math.min(1, Math.max(0, light));
  return Math.round(255 * (inRange <= 0.0031308 ? 12.92 * inRange : 1.055 * inRange ** (1 / 2.4) - 0.055));
}
