import { rename, rm } from 'node:fs/promises';

/**
 * Puts `next` in the place of `current`, with no moment in which `current` holds half of each. Where it cannot be put
 * there, what was there comes back.
 */
export async function replaceFolder(next: string, current: string): Promise<void> {
  const previous = `${current}.previous`;
  await rm(previous, { recursive: true, force: true });
  // The first build has nothing to put aside.
  const existed = await renamed(current, previous);
  try {
    await rename(next, current);
  } catch (error) {
    if (existed) await rename(previous, current);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/** Whether there was something to rename. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
