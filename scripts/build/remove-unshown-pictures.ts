import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isSpin, type PictureManifest } from '@/lib/pictures/manifest';

/**
 * Removes the pictures that no page shows from an exported site. It also removes the lists of pictures: only the build
 * reads them, and they name those of drafts.
 * @param names the pictures that no page shows, as the manifest names them: 'ferrari-488-gtb/yard'
 */
export async function removeUnshownPictures(
  outDir: string,
  manifest: PictureManifest,
  names: readonly string[],
): Promise<void> {
  const pictures = path.join(outDir, 'pictures');
  const lists = ['manifest.json', path.join('photographs', 'manifest.json')];
  const files = names.flatMap((name) => {
    const record = manifest[name];
    if (!record || isSpin(record)) return [];
    return (['avif', 'webp'] as const).flatMap((format) =>
      Object.keys(record[format]).map((width) => `${record.file ?? name}-${width}.${format}`),
    );
  });
  await Promise.all([...lists, ...files].map((file) => rm(path.join(pictures, file), { force: true })));
  // The name of a folder would reveal the car.
  const folders = new Set(files.map((file) => path.dirname(path.join(pictures, file))));
  await Promise.all(Array.from(folders, (folder) => rmdir(folder).catch(() => {})));
}
