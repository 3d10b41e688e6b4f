import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { NO_FEED, NO_PAGE_SLUG, NO_SITEMAP_PART, NO_VEHICLE_ID } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

/** The framework's own pages, and those that stand in for what an empty list has none of; 404.html says the same. */
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

/**
 * Takes out what the framework exports and no visitor asks for: its internal pages, which would answer as if they were
 * pages of the site, the payloads of its client-side router, which plain links never fetch, and pictures that lie elsewhere.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  await Promise.all(INTERNAL_PAGES.map((page) => removePage(path.join(folder, page))));
  // They were uploaded to where they lie; a site of many cars would pass what a host takes with them.
  if (site.picturesUrl !== null) await rm(path.join(folder, 'pictures'), { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const payloads = entries.filter(({ name }) => name === 'index.txt' || /^__next\..*\.txt$/.test(name));
  await Promise.all(payloads.map(({ parentPath, name }) => rm(path.join(parentPath, name))));
}

/** With its folder, where nothing else is in it. */
async function removePage(page: string): Promise<void> {
  await rm(page, { recursive: true, force: true });
  await rmdir(path.dirname(page)).catch(() => {});
}
