import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { contentHash, encodeWithin, PICTURES_FOLDER, totalBytes } from '@/scripts/pictures/encode-picture';
import { readManifest, recordPicture } from '@/scripts/pictures/manifest';
import { OUTPUT } from './photograph';
import { SPIN_FRAMES } from './views';

/** A whole spin is asked for on a phone's data: bytes. */
const BUDGET = 350_000;
const BEST_QUALITY = 62;

/**
 * Makes the frames of a car's spin from its masters, in the best quality that fits the budget, and records them.
 * @returns whether they were made: not when masters are missing, or nothing has changed
 * @throws Error when even the lowest quality is too heavy
 */
export async function publishSpin(slug: string): Promise<boolean> {
  const masters = await Promise.all(
    Array.from({ length: SPIN_FRAMES }, (_, frame) =>
      readFile(path.join(OUTPUT, slug, 'spin', `${frameName(frame)}.png`)).catch(() => undefined),
    ),
  );
  const present = masters.filter((master) => master !== undefined);
  if (present.length < SPIN_FRAMES) return false;
  const name = `${slug}/spin`;
  const source = contentHash(Buffer.concat(present));
  const manifest = await readManifest(PICTURES_FOLDER);
  if (manifest[name]?.source === source) return false;

  const frames = await encodeWithin(name, BUDGET, BEST_QUALITY, (quality) =>
    Promise.all(
      present.map((master) =>
        sharp(master).toColourspace('rgb16').avif({ quality, effort: 3, bitdepth: 10 }).toBuffer(),
      ),
    ),
  );
  for (const [frame, content] of frames.entries()) {
    await writeAtomically(path.join(PICTURES_FOLDER, name, `${frameName(frame)}.avif`), content);
  }
  const { width, height } = await sharp(present[0]).metadata();
  const bytes = totalBytes(frames);
  await recordPicture(PICTURES_FOLDER, name, { frames: frames.length, width, height, bytes, origin: 'studio', source });
  return true;
}

const frameName = (frame: number) => String(frame).padStart(2, '0');
