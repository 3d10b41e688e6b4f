import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '@/scripts/files/write-atomically';
import { contentHash, PICTURES_FOLDER } from '@/scripts/pictures/encode-picture';
import { readManifest, recordPicture } from '@/scripts/pictures/manifest';
import { OUTPUT } from './photograph';
import { SPIN_FRAMES } from './views';

/** A whole spin is asked for on a phone's data: bytes. */
const BUDGET = 350_000;
/** Tried from the best down, until a spin fits its budget. */
const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34];

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

  const frames = await encodeWithinBudget(name, present);
  for (const [frame, content] of frames.entries()) {
    await writeAtomically(path.join(PICTURES_FOLDER, name, `${frameName(frame)}.avif`), content);
  }
  const { width, height } = await sharp(present[0]).metadata();
  const bytes = total(frames);
  await recordPicture(PICTURES_FOLDER, name, { frames: frames.length, width, height, bytes, origin: 'studio', source });
  return true;
}

const frameName = (frame: number) => String(frame).padStart(2, '0');

const total = (frames: readonly Buffer[]) => frames.reduce((sum, { length }) => sum + length, 0);

async function encodeWithinBudget(name: string, masters: readonly Buffer[]): Promise<Buffer[]> {
  for (const quality of QUALITIES) {
    const frames = await Promise.all(
      masters.map((master) => sharp(master).avif({ quality, effort: 3, bitdepth: 10 }).toBuffer()),
    );
    if (total(frames) <= BUDGET) return frames;
  }
  throw new Error(`${name} is over ${BUDGET} bytes even at quality ${QUALITIES.at(-1)}.`);
}
