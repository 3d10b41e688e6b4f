import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { NO_PAGE_SLUG, NO_VEHICLE_ID } from '@/lib/page/routes';
import { site } from '@/lib/site/site';
import { filesOf } from '@/scripts/files/files-of';

/** Of a page. Next writes no others (next.config.mjs); if it does again, the bound of files a car in `scale` is exceeded. */
const PAYLOAD = 'index.txt';
const CONCURRENCY = 32;

/** Next's internal pages, and the placeholders of empty dynamic routes. */
const INTERNAL_PAGES = [
  '404',
  '_not-found',
  path.join('vehicle', NO_VEHICLE_ID),
  path.join('vehicles', 'page', NO_PAGE_SLUG),
  path.join('legal', NO_PAGE_SLUG),
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

/** Removes the payloads of Next's router, most of the bytes of an export. */
async function removePayloads(folder: string): Promise<void> {
  const payloads = (await filesOf(folder)).filter((file) => path.basename(file) === PAYLOAD);
  await pMap(payloads, (file) => rm(path.join(folder, file)), { concurrency: CONCURRENCY });
}

/** Also removes its folder where that is empty then. */
async function removePage(page: string): Promise<void> {
  await rm(page, { recursive: true, force: true });
  await rmdir(path.dirname(page)).catch(() => {});
}
