import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { stageFile } from '@/scripts/files/write-atomically';
import { listPhotographs, type PhotographFile } from './photograph-files';
import { CLEANED, isStored, storedPhotograph } from './stored-photograph';

const ON_ALL_CORES = { concurrency: availableParallelism() };
/** More names would not be read. */
const NAMED = 5;

type Cleaning = {
  /** As the dealer knows them. */
  readonly cleaned: readonly string[];
  /** One line each for those that could not be cleaned. */
  readonly faults: readonly string[];
};

/**
 * Cleans the photographs in pictures/ as the desk does. Files copied there by hand still have the camera's data and
 * size. Each file is replaced at once, or not at all. Unreadable ones are left to `makePhotographs`.
 */
export async function cleanPhotographs(root: string): Promise<Cleaning> {
  const cleaned: string[] = [];
  const faults: string[] = [];
  const { photographs, heic } = await listPhotographs(root);
  await pMap(
    [...(await uncleaned(photographs)), ...heic],
    async ({ file, shown }) => {
      try {
        const target = heic.some((one) => one.file === file) ? `${file.replace(/\.[^.]+$/, '')}.jpg` : file;
        if (target !== file && existsSync(target)) {
          faults.push(`${shown}: there is a JPEG of the same name beside it; delete one of the two`);
          return;
        }
        const stored = await storedPhotograph(await readFile(file), target === file ? 'own' : 'jpeg');
        const { commit } = await stageFile(target, stored, true);
        commit();
        if (target !== file) await rm(file);
        cleaned.push(shown);
      } catch (error) {
        faults.push(`${shown}: it could not be cleaned (${(error as Error).message}); it is unchanged`);
      }
    },
    ON_ALL_CORES,
  );
  return { cleaned: cleaned.sort(), faults: faults.sort() };
}

/** The photographs of pictures/ that still have the camera's data or size. */
export async function uncleanedPhotographs(root: string): Promise<readonly PhotographFile[]> {
  return uncleaned((await listPhotographs(root)).photographs);
}

async function uncleaned(photographs: readonly PhotographFile[]): Promise<readonly PhotographFile[]> {
  const areStored = await pMap(photographs, ({ file }) => isStored(file).catch(() => true), ON_ALL_CORES);
  return photographs.filter((_, index) => !areStored[index]);
}

/** Cleans, and prints one line on the result and one for each fault. */
export async function cleanAndTell(root: string): Promise<void> {
  const { cleaned, faults } = await cleanPhotographs(root);
  if (cleaned.length > 0) {
    const others = cleaned.length > NAMED ? ` and ${cleaned.length - NAMED} more` : '';
    const count = cleaned.length === 1 ? '1 photograph' : `${cleaned.length} photographs`;
    console.log(`Cleaned ${count} (${CLEANED}): ${cleaned.slice(0, NAMED).join(', ')}${others}.`);
  }
  for (const fault of faults) console.error(fault);
}
