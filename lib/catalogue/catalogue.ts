import { CARDS_PER_PAGE } from './options';

/** 'Showing 6 of 12 vehicles': the cards on screen, and the vehicles that pass the filters. */
export function resultSummary(shown: number, matching: number): string {
  return `Showing ${shown} of ${matching} vehicles`;
}

/** How many pages the catalogue takes for who reads it page by page; at least one. */
export function pageCount(vehicles: number): number {
  return Math.max(1, Math.ceil(vehicles / CARDS_PER_PAGE));
}

/** The vehicles of such a page; the first is 1. */
export function vehiclesOnPage<T>(vehicles: readonly T[], page: number): readonly T[] {
  return vehicles.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE);
}
