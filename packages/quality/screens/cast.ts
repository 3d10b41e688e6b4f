import type { Cast } from '@/e2e/states';
import { vehicles } from '@/lib/inventory/inventory';
import { brandPages, categoryPages } from '@/lib/landing/landing-pages';

/** The cars of data/ that show each case best. */
export function shippedCast(): Cast {
  const first = vehicles.find(({ status }) => status === 'available') ?? vehicles[0];
  const [brand] = brandPages(vehicles);
  const [category] = categoryPages(vehicles);
  if (!first || !brand || !category) throw new Error('data/ lists no car: use --site dealership.');
  return {
    first,
    longest: vehicles.reduce((one, other) => (other.name.length > one.name.length ? other : one)),
    sold: vehicles.find(({ status }) => status === 'sold'),
    rented: vehicles.find(({ status }) => status === 'rented'),
    onePicture: vehicles.find(({ images }) => images.length === 1),
    kept: vehicles.slice(0, 3),
    brandPath: brand.path,
    categoryPath: category.path,
  };
}
