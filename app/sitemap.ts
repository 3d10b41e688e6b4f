import type { MetadataRoute } from 'next';
import { furtherPages } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { publicPages } from '@/lib/page/pages';
import { pageRoute, routes, vehicleRoute } from '@/lib/page/routes';
import { ownPictures } from '@/lib/pictures/vehicle-pictures';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { escapeXml } from '@/lib/text/xml';

export const dynamic = 'force-static';

/** Every page that search engines may read, and the pictures of each vehicle. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...publicPages.map((page) => ({ url: absoluteUrl(routes[page]) })),
    ...furtherPages(vehicles.length).map((page) => ({ url: absoluteUrl(pageRoute(page)) })),
    ...vehicles.map((vehicle) => ({
      url: absoluteUrl(vehicleRoute(vehicle.id)),
      // Next does not escape them.
      images: ownPictures(vehicle).map(({ src }) => escapeXml(absoluteUrl(src))),
    })),
  ];
}
