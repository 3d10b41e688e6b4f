import { CARDS_PER_PAGE } from './options';

export function pageCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / CARDS_PER_PAGE));
}

export function furtherPages(vehicles: number): readonly number[] {
  return Array.from({ length: pageCount(vehicles) - 1 }, (_, index) => index + 2);
}

/** The vehicles of such a page; the first is 1. */
export function vehiclesOnPage<T>(vehicles: readonly T[], page: number): readonly T[] {
  return vehicles.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
}
