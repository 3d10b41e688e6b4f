import type { MetadataRoute } from 'next';
import { vehicles } from '@/lib/inventory';
import { brandPages, categoryPages } from '@/lib/landing-pages';
import { pictureSources } from '@/lib/pictures';
import { absoluteUrl, routes, vehicleRoute } from '@/lib/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    ...Object.values(routes).map((path) => ({ url: absoluteUrl(path) })),
    ...[...categoryPages(vehicles), ...brandPages(vehicles)].map(({ path }) => ({ url: absoluteUrl(path) })),
    ...vehicles.map(({ id, images }) => ({
      url: absoluteUrl(vehicleRoute(id)),
      images: images.map((image) => absoluteUrl(pictureSources(image).src)),
    })),
  ];
}
