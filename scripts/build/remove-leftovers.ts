import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { NO_PAGE_SLUG, NO_VEHICLE_ID } from '@/lib/page/routes';
import { isSpin, type PictureManifest } from '@/lib/pictures/manifest';
import { filesOf } from '@/scripts/files';

/** Of a page. */
const PAYLOAD = 'index.txt';
/** Next writes such a file for each part of a page that its router prefetches. */
const SEGMENT = '__next.';
const CONCURRENCY = 32;

/** Next's internal pages, and the placeholders of empty dynamic routes. */
const INTERNAL_PAGES = [
  '404',
  '_not-found',
  path.join('vehicle', NO_VEHICLE_ID),
  path.join('vehicles', 'page', NO_PAGE_SLUG),
];

/** Removes files that no visitor requests: internal pages and payloads of Next's router. */
export async function removeLeftovers(folder: string): Promise<void> {
  await Promise.all(INTERNAL_PAGES.map((page) => removePage(path.join(folder, page))));
  await removePayloads(folder);
}

/**
 * Removes the payloads of Next's router, most of the bytes of an export.
 * @throws Error where Next renders them once more in parts, which takes half of the time of a build
 */
export async function removePayloads(folder: string): Promise<void> {
  const files = await filesOf(folder);
  const segment = files.find((file) => path.basename(file).startsWith(SEGMENT));
  if (segment)
    throw new Error(
      `${segment}: Next writes segments again. './collect-segment-data' in next.config.mjs does not name its module any more.`,
    );
  const payloads = files.filter((file) => path.basename(file) === PAYLOAD);
  await pMap(payloads, (file) => rm(path.join(folder, file)), { concurrency: CONCURRENCY });
}

/** Also removes its folder where that is empty then. */
async function removePage(page: string): Promise<void> {
  await rm(page, { recursive: true, force: true });
  await rmdir(path.dirname(page)).catch(() => {});
}

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
