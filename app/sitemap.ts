import type { MetadataRoute } from 'next';
import { pageCount } from '@/lib/catalogue/catalogue';
import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { absoluteUrl, routes, vehicleRoute, vehiclesPageRoute } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { vehicles } from '@/lib/site/inventory';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...Object.values(routes).map((path) => ({ url: absoluteUrl(path) })),
    ...Array.from({ length: pageCount(vehicles.length) - 1 }, (_, index) => ({
      url: absoluteUrl(vehiclesPageRoute(index + 2)),
    })),
    ...[...categoryPages(vehicles), ...brandPages(vehicles)].map(({ path }) => ({ url: absoluteUrl(path) })),
    ...vehicles.map(({ id, images }) => ({
      url: absoluteUrl(vehicleRoute(id)),
      images: images.map((image) => absoluteUrl(pictureSources(image).src)),
    })),
  ];
}
