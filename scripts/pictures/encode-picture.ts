import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type BytesByWidth, fallbackWidth, type PictureOrigin, type PictureRecord } from '@/lib/pictures/manifest';
import { PLASTER, ROOM } from '@/lib/schema/palette';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { recordPicture } from './manifest';
import type { PictureShape } from './shapes';

/** The folder of the site's pictures, from the top of the repository. */
export const PICTURES_FOLDER = path.join('public', 'pictures');

type Options = {
  readonly origin: PictureOrigin;
  /** Hash recorded with the picture; by default that of the master's pixels. */
  readonly source?: string;
  readonly folder?: string;
  /** Bytes of AVIF by width; the quality of a size goes down until it fits. */
  readonly budget?: PictureShape['budget'];
  /** The master is a cut-out of sixteen bits a channel and stays one: the page is its ground. */
  readonly cutOut?: boolean;
};

type Encoding = (size: number) => { readonly quality: number; readonly effort: number };

/** Quality and effort (0 to 9) of the AVIF encoder, by the width of a size in pixels. */
export const ENCODING = {
  /** For committed drawings. On cards effort 6 costs three times as long and pays for one step of quality: 8 % fewer bytes. */
  drawing: (size) => (size <= 800 ? { quality: 54, effort: 6 } : { quality: size < 1600 ? 55 : 62, effort: 4 }),
  /** Opacity costs a third more bytes: as many as a drawing with a ground. */
  cutOut: (size) => (size <= 800 ? { quality: 48, effort: 6 } : { quality: size < 1600 ? 52 : 62, effort: 4 }),
  /** Of a dealer's photographs, while they wait: a quarter more bytes, in a twentieth of the time. */
  photograph: () => ({ quality: 55, effort: 1 }),
} as const satisfies Record<string, Encoding>;

/** Below this quality a soft light breaks into blocks. */
const LOWEST_QUALITY = 34;

const totalBytes = (files: Buffer | readonly Buffer[]) => [files].flat().reduce((sum, { length }) => sum + length, 0);

/**
 * Encodes in the best quality that keeps the sum of the files within a budget.
 * @param budget bytes
 * @throws Error naming the picture when the lowest quality is still too heavy
 */
async function encodeWithin<T extends Buffer | readonly Buffer[]>(
  name: string,
  budget: number,
  best: number,
  encode: (quality: number) => Promise<T>,
): Promise<T> {
  let fitting = await encode(best);
  if (totalBytes(fitting) <= budget) return fitting;
  let [low, high] = [LOWEST_QUALITY, best];
  fitting = await encode(low);
  if (totalBytes(fitting) > budget) throw new Error(`${name} is over ${budget} bytes even at quality ${low}.`);
  // bytes grow with quality: halve the gap between one that fits and one that does not
  while (high - low > 1) {
    const middle = Math.round((low + high) / 2);
    const files = await encode(middle);
    if (totalBytes(files) <= budget) [fitting, low] = [files, middle];
    else high = middle;
  }
  return fitting;
}

/** AVIF: ten bits a channel prevent banding in dark rooms, and cost no more bytes than eight. */
const toAvif = (image: Sharp, best: ReturnType<Encoding>, name: string, budget = Infinity) =>
  encodeWithin(name, budget, best.quality, (quality) =>
    image
      .clone()
      .avif({ ...best, quality, bitdepth: 10 })
      .toBuffer(),
  );

const toWebp = (image: Sharp) =>
  image.webp({ quality: 72, alphaQuality: 60, effort: 4, smartSubsample: true }).toBuffer();

/** Below this opacity, of 65535, a pixel of sixteen bits has lost its colour when its picture has been made smaller. */
const COLOURLESS = 100;

/**
 * Gives a cut-out the light ground's colour where nothing is left of it. Its own is black there, and the edge between that and
 * the plaster all round, which no screen shows, costs a third of the bytes.
 */
async function onPlaster(image: Sharp, channels: number): Promise<Sharp> {
  if (channels < 4) return image;
  const { data, info } = await image.raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  for (let i = 0; i < pixels.length; i += 4) if ((pixels[i + 3] ?? 0) <= COLOURLESS) pixels.set(GROUND, i);
  const { width, height } = info;
  return sharp(pixels, { raw: { width, height, channels: 4 } }).toColourspace('rgb16');
}

const GROUND = [1, 3, 5].map((at) => Number.parseInt(PLASTER.slice(at, at + 2), 16) * 257);

/** A picture in all sizes: its record for a manifest, and its files by the end of their names. */
export type EncodedPicture = {
  readonly record: Pick<PictureRecord, 'width' | 'height' | 'avif' | 'webp'>;
  readonly files: ReadonlyMap<string, Buffer>;
};

/**
 * Writes <name>-<width>.avif for every width, and .webp for one, and records the picture in the manifest. A master narrower than
 * a width is written at its own width instead: nothing is ever enlarged.
 * @param master lossless image, a path or the bytes of a file
 * @param widths pixels
 * @throws Error when the master is no image, or a size is over its budget in the lowest quality
 */
export async function encodePicture(
  name: string,
  master: Buffer | string,
  widths: readonly number[],
  { origin, source, folder = PICTURES_FOLDER, budget, cutOut = false }: Options,
): Promise<PictureRecord> {
  const pixels = cutOut ? await deepPixels(master) : await flatPixels(master);
  const encoding = cutOut ? ENCODING.cutOut : ENCODING.drawing;
  const { record: sizes, files } = await encodeSizes(pixels, widths, encoding, name, budget);
  for (const [ending, content] of files) await writeAtomically(path.join(folder, `${name}-${ending}`), content);
  const record: PictureRecord = { ...sizes, origin, source: source ?? contentHash(pixels.data) };
  await recordPicture(folder, name, record);
  await removeOtherFiles(folder, name, record);
  return record;
}

/** Pixels in sRGB, as sharp answers with them; of sixteen bits a channel where the data says so. */
export type Pixels = { readonly data: Buffer | Uint16Array; readonly info: OutputInfo };

const flatPixels = (master: Buffer | string): Promise<Pixels> =>
  sharp(master).flatten({ background: ROOM }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

async function deepPixels(master: Buffer | string): Promise<Pixels> {
  const image = sharp(master).toColourspace('rgb16').raw({ depth: 'ushort' });
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data: new Uint16Array(data.buffer, data.byteOffset, data.length / 2), info };
}

/** The sizes of a picture: AVIF in every width that is not wider than it is, WebP in one. */
export async function encodeSizes(
  { data, info }: Pixels,
  widths: readonly number[],
  encoding: Encoding,
  name = 'A picture',
  budget: PictureShape['budget'] = {},
): Promise<EncodedPicture> {
  const { width, height, channels } = info;
  const space = data instanceof Uint16Array ? 'rgb16' : 'srgb';
  const image = () => sharp(data, { raw: { width, height, channels } }).toColourspace(space);
  const sizes = sizesWithin(width, widths);
  const largest = sizes.at(-1) ?? width;
  const files = new Map<string, Buffer>();

  const encodeAll = async (format: 'avif' | 'webp', widths: readonly number[]): Promise<BytesByWidth> => {
    const bytes: Record<string, number> = {};
    for (const size of widths) {
      const resized = await onPlaster(image().resize({ width: size, kernel: 'lanczos3' }), channels);
      const encoded = await (format === 'webp'
        ? toWebp(resized)
        : toAvif(resized, encoding(size), `${name} at ${size} px`, budget[size]));
      files.set(`${size}.${format}`, encoded);
      bytes[size] = encoded.length;
    }
    return bytes;
  };

  const record = {
    width: largest,
    height: Math.round((largest * height) / width),
    avif: await encodeAll('avif', sizes),
    webp: await encodeAll('webp', [fallbackWidth(sizes)]),
  };
  return { record, files };
}

/** 'sha256:' and the first 16 hexadecimal digits of the content's hash. */
export function contentHash(content: NodeJS.ArrayBufferView | string): string {
  return `sha256:${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
}

/** The widths to write, ascending, none wider than the master. */
function sizesWithin(masterWidth: number, widths: readonly number[]): readonly number[] {
  return [...new Set(widths.map((width) => Math.min(width, masterWidth)))].sort((one, other) => one - other);
}

/** A smaller successor would leave the largest files of its predecessor behind. */
async function removeOtherFiles(folder: string, name: string, { avif, webp }: PictureRecord): Promise<void> {
  const kept = new Set([
    ...Object.keys(avif).map((width) => `${width}.avif`),
    ...Object.keys(webp).map((width) => `${width}.webp`),
  ]);
  const directory = path.join(folder, path.dirname(name));
  const prefix = `${path.basename(name)}-`;
  for (const file of await readdir(directory)) {
    const rest = file.startsWith(prefix) ? file.slice(prefix.length) : '';
    if (/^\d+\.(avif|webp)$/.test(rest) && !kept.has(rest)) await rm(path.join(directory, file));
  }
}
