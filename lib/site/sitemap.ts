import { pageCount } from '@/lib/catalogue/catalogue';
import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { absoluteUrl, routes, vehicleRoute, vehiclesPageRoute } from '@/lib/page/routes';
import { sitemapFiles } from '@/lib/page/sitemap';
import { pictureSources } from '@/lib/pictures/pictures';
import { once } from '@/lib/text/once';
import { vehicles } from './inventory';

/** The files of the site's sitemap: every page that search engines may read, and the pictures of each vehicle. */
export const siteSitemap = once(() =>
  sitemapFiles([
    ...Object.values(routes).map((path) => ({ url: absoluteUrl(path) })),
    ...Array.from({ length: pageCount(vehicles.length) - 1 }, (_, index) => ({
      url: absoluteUrl(vehiclesPageRoute(index + 2)),
    })),
    ...[...categoryPages(vehicles), ...brandPages(vehicles)].map(({ path }) => ({ url: absoluteUrl(path) })),
    ...vehicles.map(({ id, images }) => ({
      url: absoluteUrl(vehicleRoute(id)),
      images: images.map((image) => absoluteUrl(pictureSources(image).src)),
    })),
  ]),
);
