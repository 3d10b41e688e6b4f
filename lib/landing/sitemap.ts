import { furtherPages } from '@/lib/catalogue/pages';
import { hasBuyingPage, measuredVehicles, vehicles } from '@/lib/inventory/inventory';
import { legalPages } from '@/lib/legal/legal-pages';
import { publicPages } from '@/lib/page/pages';
import { pageRoute, routes, vehicleRoute } from '@/lib/page/routes';
import { sitemapFiles } from '@/lib/page/sitemap';
import { ownPictures } from '@/lib/pictures/vehicle-pictures';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { once } from '@/lib/text/once';
import { brandPages, categoryPages } from './landing-pages';

/** The pages with a fixed address that search engines may list today. */
export const indexedPages = publicPages.filter(
  (page) => (page !== 'buying' || hasBuyingPage) && (page !== 'garage' || measuredVehicles.length > 0),
);

/** The files of the site's sitemap: every page that search engines may read, and the pictures of each vehicle. */
export const siteSitemap = once(() =>
  sitemapFiles([
    ...indexedPages.map((page) => ({ url: absoluteUrl(routes[page]) })),
    ...legalPages.filter(({ text }) => text.lawyerReadOn !== undefined).map(({ path }) => ({ url: absoluteUrl(path) })),
    ...furtherPages(vehicles.length).map((page) => ({ url: absoluteUrl(pageRoute(routes.vehicles, page)) })),
    ...[...categoryPages(vehicles), ...brandPages(vehicles)].flatMap(({ path, vehicles }) =>
      [1, ...furtherPages(vehicles.length)].map((page) => ({ url: absoluteUrl(pageRoute(path, page)) })),
    ),
    ...vehicles.map((vehicle) => ({
      url: absoluteUrl(vehicleRoute(vehicle.id)),
      images: ownPictures(vehicle).map(({ src }) => absoluteUrl(src)),
    })),
  ]),
);
