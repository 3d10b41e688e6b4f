import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));

/** What decides a picture's pixels; the command line, progress, sheets and publishing do not. */
const DRAWS = /^(?:car|geometry|light|shade|render)\/|^(?:views|site-shots)\.ts$/;

/** Everything a car's pictures depend on: the code that draws, and the car's own file, but not the other cars. */
export async function codeHash(slug: string): Promise<string> {
  const names = await readdir(STUDIO, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => DRAWS.test(name) || name === `cars/${slug}.ts`)
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(relative('', name)).update(await readFile(join(STUDIO, name)));
  return hash.digest('hex');
}

export const pictureKey = (code: string, settings: object) =>
  createHash('sha256').update(code).update(JSON.stringify(settings)).digest('hex');

/** The key is kept in the picture itself, so that picture and key cannot part. */
const keyField = (key: string) => ({ IFD0: { ImageDescription: `studio ${key}` } });

/** Whether the file is there and was made with this key. */
export async function isCurrent(file: string, key: string): Promise<boolean> {
  try {
    const { exif } = await sharp(file).metadata();
    return exif?.includes(`studio ${key}`) ?? false;
  } catch {
    return false;
  }
}

/**
 * Writes a lossless master under its own name only when it is whole.
 * @param pixels three bytes each, or four sixteen-bit numbers, the last of them opacity
 */
export async function writePicture(
  file: string,
  key: string,
  pixels: Uint8Array | Uint16Array,
  width: number,
  height: number,
): Promise<void> {
  const temporary = `${file}.${process.pid}.part`;
  try {
    const deep = pixels instanceof Uint16Array;
    const png = await sharp(pixels, { raw: { width, height, channels: deep ? 4 : 3 } })
      .toColourspace(deep ? 'rgb16' : 'srgb')
      .withExif(keyField(key))
      .png()
      .toBuffer();
    await writeFile(temporary, png);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
