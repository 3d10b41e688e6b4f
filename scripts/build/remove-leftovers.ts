import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { NO_PAGE_SLUG, NO_VEHICLE_ID } from '@/lib/page/routes';
import { site } from '@/lib/site/site';
import { filesOf } from '@/scripts/files/files-of';

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

/**
 * Removes files that no visitor requests: internal pages, payloads of Next's router, and pictures with their own host.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  await Promise.all(INTERNAL_PAGES.map((page) => removePage(path.join(folder, page))));
  // They are on a host of their own: many cars would exceed the limits of the site's host.
  if (site.picturesUrl !== null) await rm(path.join(folder, 'pictures'), { recursive: true, force: true });
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
