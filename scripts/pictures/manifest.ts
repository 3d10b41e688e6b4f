import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureManifest, PictureRecord, SpinRecord } from '@/lib/pictures/manifest';
import { writeAtomically } from '@/scripts/files/write-atomically';

const MANIFEST = 'manifest.json';

/** The manifest of a folder of pictures; empty where there is none. */
export async function readManifest(folder: string): Promise<PictureManifest> {
  const file = path.join(folder, MANIFEST);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}

let lastWrite: Promise<void> = Promise.resolve();

/**
 * Puts the record of one picture or spin into the manifest, keys sorted. Calls in one process queue up, so pictures may
 * be encoded in parallel. Two processes must not write the same manifest at once.
 */
export function recordPicture(folder: string, name: string, record: PictureRecord | SpinRecord): Promise<void> {
  const write = lastWrite.then(async () => {
    const manifest = { ...(await readManifest(folder)), [name]: record };
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)));
    await writeAtomically(path.join(folder, MANIFEST), `${JSON.stringify(sorted, null, 2)}\n`);
  });
  // A failed write is its caller's to report; the next one must not fail with it.
  lastWrite = write.catch(() => undefined);
  return write;
}
