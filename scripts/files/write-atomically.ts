import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file so that a reader, or an interruption, never meets half of it. Makes the folders it needs. */
export async function writeAtomically(file: string, content: Uint8Array | string): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  // Beside the target, since a rename is only atomic within one file system.
  const temporary = path.join(folder, `.${path.basename(file)}.${process.pid}.part`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
