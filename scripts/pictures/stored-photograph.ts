/// <reference path="./heic-decode.d.ts" />
import sharp, { type Metadata, type Sharp } from 'sharp';
import { withProfile } from './colour-profile';
import { withoutMetadata } from './strip-jpeg';

/** Of a stored photograph, pixels; the site shows 2,400. */
const LONGEST = 3000;

/** In the words for a dealer. */
export const CLEANED = `turned upright, without what the camera wrote, such as the place, and at most 3,000 px long`;

/**
 * Whether a photograph is as `storedPhotograph` writes it. One that is stays as it is, since each JPEG of a JPEG loses quality.
 * @param content the file, or its path
 */
export async function isStored(content: Buffer | string): Promise<boolean> {
  const { width, height, orientation = 1, exif, xmp, iptc, compression } = await sharp(content).metadata();
  return Math.max(width, height) <= LONGEST && orientation === 1 && !exif && !xmp && !iptc && compression !== 'hevc';
}

/**
 * A stored photograph: upright, at most 3,000 px long, without metadata, which may contain a seller's home. HEIC
 * becomes JPEG. A JPEG that is upright and small enough loses its metadata only, and no quality; any other is in sRGB.
 * @param format the format of a file that keeps its name; else JPEG
 * @throws Error when it cannot be read
 */
export async function storedPhotograph(content: Buffer, format: 'jpeg' | 'own' = 'jpeg'): Promise<Buffer> {
  const metadata = await sharp(content).metadata();
  return (await stripped(content, metadata)) ?? encodedAnew(content, metadata, format);
}

async function stripped(content: Buffer, metadata: Metadata): Promise<Buffer | null> {
  const { format, space, width, height, orientation = 1 } = metadata;
  if (format !== 'jpeg' || space !== 'srgb' || orientation !== 1 || Math.max(width, height) > LONGEST) return null;
  // Decoded once: a damaged file is refused.
  await sharp(content).stats();
  return withoutMetadata(content);
}

async function encodedAnew(content: Buffer, metadata: Metadata, format: 'jpeg' | 'own'): Promise<Buffer> {
  const source = metadata.compression === 'hevc' ? await heicPixels(content, metadata) : sharp(content).autoOrient();
  const photograph = source
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return encoded(photograph, format === 'own' ? metadata : { format: 'jpeg' }).toBuffer();
}

function encoded(photograph: Sharp, { format, compression }: Pick<Metadata, 'format' | 'compression'>): Sharp {
  if (format === 'png') return photograph.png();
  if (format === 'webp') return photograph.webp({ quality: 92 });
  if (format === 'tiff') return photograph.tiff({ compression: 'lzw' });
  if (format === 'heif' && compression === 'av1') return photograph.avif({ quality: 80 });
  return photograph.flatten({ background: 'white' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
}

/** Decoded by libheif in WebAssembly, upright: sharp's own library has no HEVC. Seconds for a photograph of a phone. */
async function heicPixels(content: Buffer, { icc }: Metadata): Promise<Sharp> {
  // 2 MB, so loaded only for such a photograph.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: content });
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  return icc ? withProfile(pixels, icc) : pixels;
}
