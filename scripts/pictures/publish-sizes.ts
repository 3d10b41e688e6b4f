import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PictureManifest } from '@/lib/pictures/manifest';
import { filesOf } from '@/scripts/files/files-of';
import { writeAtomically } from '@/scripts/files/write-atomically';

/**
 * Copies a manifest and its sizes from the cache to a folder, and removes every other file. The name of a file changes
 * with its content, so existing files stay.
 * @param cached where the sizes of a picture are kept, by its name
 * @param root the base of the addresses in the manifest; `folder` is below it
 */
export async function publishSizes(
  manifest: PictureManifest,
  cached: (name: string) => string,
  { root, folder }: { readonly root: string; readonly folder: string },
): Promise<void> {
  const list = path.join(root, folder, 'manifest.json');
  await writeAtomically(list, `${JSON.stringify(manifest, null, 2)}\n`);
  const others = new Set((await filesOf(path.join(root, folder))).map((file) => path.join(root, folder, file)));
  others.delete(list);
  for (const [name, record] of Object.entries(manifest)) {
    if (!('avif' in record)) continue;
    for (const format of ['avif', 'webp'] as const) {
      for (const width of Object.keys(record[format])) {
        const file = path.join(root, `${record.file}-${width}.${format}`);
        const isThere = others.delete(file);
        if (!isThere) await writeAtomically(file, await readFile(path.join(cached(name), `${width}.${format}`)));
      }
    }
  }
  await Promise.all(Array.from(others, (file) => rm(file)));
}
