import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The paths of all files below a folder, relative to it, with the system's separators. */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Writes a file so that a reader, or an interruption, never meets half of it. Makes the folders it needs. */
export async function writeAtomically(file: string, content: Uint8Array | string): Promise<void> {
  const { commit, discard } = await stageFile(file, content);
  try {
    commit();
  } catch (error) {
    await discard();
    throw error;
  }
}

export type StagedFile = { readonly commit: () => void; readonly discard: () => Promise<void> };

/**
 * The first half of an atomic write, which a full disk can fail. `commit` is a rename.
 * @param isDurable waits for the disk. Some file systems write a rename before the content: after a power cut the file
 * would be empty.
 * @throws Error with a reason in the dealer's words, and the cause
 */
export async function stageFile(file: string, content: Uint8Array | string, isDurable = false): Promise<StagedFile> {
  const folder = path.dirname(file);
  // Beside the target, since a rename is only atomic within one file system.
  const temporary = path.join(folder, `.${path.basename(file)}.${randomUUID()}${STAGED}`);
  const discard = () => rm(temporary, { force: true });
  try {
    await mkdir(folder, { recursive: true });
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(content);
      if (isDurable) await handle.datasync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    // The first error is the reason.
    await discard().catch(() => {});
    throw new Error(reasonOf(error), { cause: error });
  }
  return { commit: () => renameSync(temporary, file), discard };
}

/** The ending of staged files' names; a killed process leaves such files behind. */
const STAGED = '.part';

/** Why a file could not be written, in the dealer's words where they can help it. */
function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'The disk is full';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'The folder cannot be written to';
    default:
      return (error as Error).message;
  }
}
