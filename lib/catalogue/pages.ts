import type { Vehicle } from '@/lib/schema/types';

/* Which vehicles a page shows: section 9 of the specification. */

/** How many vehicles the catalogue shows at first, and how many each 'Load More Vehicles' adds. */
export const PAGE_SIZE = 6;
/** The number of vehicles in the HTML of one page of the catalogue; a multiple of PAGE_SIZE. */
export const CARDS_PER_PAGE = 24;
/** How many vehicles the home page features, from the start of the list. */
export const FEATURED_COUNT = 6;
const SIMILAR_LIMIT = 3;
/** The number of vehicles shown where a visitor's list is empty. */
export const SUGGESTED_COUNT = 4;

export const pageCount = (vehicles: number) => Math.max(1, Math.ceil(vehicles / CARDS_PER_PAGE));

export const furtherPages = (vehicles: number) =>
  Array.from({ length: pageCount(vehicles) - 1 }, (_, index) => index + 2);

/** The vehicles of such a page; the first is 1. */
export const vehiclesOnPage = <T>(vehicles: readonly T[], page: number): readonly T[] =>
  vehicles.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);

const isAvailable = ({ status }: Pick<Vehicle, 'status'>) => status === 'available';
const isSold = ({ status }: Pick<Vehicle, 'status'>) => status === 'sold';

/** Other vehicles of the same category, available ones first and sold ones last; at most three (specification, section 5). */
export function similarVehicles<T extends Pick<Vehicle, 'id' | 'category' | 'status'>>(
  current: Pick<Vehicle, 'id' | 'category'>,
  all: readonly T[],
): T[] {
  const others = all.filter(({ id, category }) => id !== current.id && category === current.category);
  const rest = others.filter((one) => !isAvailable(one) && !isSold(one));
  return [...others.filter(isAvailable), ...rest, ...others.filter(isSold)].slice(0, SIMILAR_LIMIT);
}
