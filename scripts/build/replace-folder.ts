import { rename, rm } from 'node:fs/promises';

/** Puts `next` in the place of `current`, with no moment in which `current` holds half of each. */
export async function replaceFolder(next: string, current: string): Promise<void> {
  const previous = `${current}.previous`;
  await rm(previous, { recursive: true, force: true });
  await rename(current, previous).catch((error: NodeJS.ErrnoException) => {
    // The first build has nothing to put aside.
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(next, current);
  await rm(previous, { recursive: true, force: true });
}
