import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { NO_FEED, NO_PAGE_SLUG, NO_SITEMAP_PART, NO_VEHICLE_ID } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

/** Next's internal pages, and the placeholders of empty dynamic routes. */
const INTERNAL_PAGES = [
  '404',
  '_not-found',
  path.join('vehicle', NO_VEHICLE_ID),
  path.join('vehicles', 'brand', NO_PAGE_SLUG),
  path.join('vehicles', 'category', NO_PAGE_SLUG),
  path.join('vehicles', 'page', NO_PAGE_SLUG),
  path.join('sitemap', NO_SITEMAP_PART),
  path.join('legal', NO_PAGE_SLUG),
  path.join('feeds', NO_FEED),
];

/** Removes what no visitor requests: internal pages, payloads of Next's router, and pictures with their own host. */
export async function removeLeftovers(folder: string): Promise<void> {
  await Promise.all(INTERNAL_PAGES.map((page) => removePage(path.join(folder, page))));
  // They are on a host of their own: many cars would exceed the limits of the site's host.
  if (site.picturesUrl !== null) await rm(path.join(folder, 'pictures'), { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const payloads = entries.filter(({ name }) => name === 'index.txt' || /^__next\..*\.txt$/.test(name));
  await Promise.all(payloads.map(({ parentPath, name }) => rm(path.join(parentPath, name))));
}

/** Also removes its folder where that is empty then. */
async function removePage(page: string): Promise<void> {
  await rm(page, { recursive: true, force: true });
  await rmdir(path.dirname(page)).catch(() => {});
}
