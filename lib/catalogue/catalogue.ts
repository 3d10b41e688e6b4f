import type { Vehicle } from '@/lib/schema/types';
import { CARDS_PER_PAGE, SIMILAR_LIMIT } from './options';

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

/** Other vehicles of the same category in list order, at most three (specification, section 5). */
export function similarVehicles<T extends Pick<Vehicle, 'id' | 'category'>>(
  current: Pick<Vehicle, 'id' | 'category'>,
  all: readonly T[],
): T[] {
  return all.filter(({ id, category }) => category === current.category && id !== current.id).slice(0, SIMILAR_LIMIT);
}

/** Vehicles to offer in place of one that cannot be had now: similar ones that can, in list order. */
export function availableAlternatives<T extends Pick<Vehicle, 'id' | 'category' | 'status'>>(
  current: Pick<Vehicle, 'id' | 'category'>,
  all: readonly T[],
): T[] {
  return similarVehicles(
    current,
    all.filter(({ status }) => status === 'available'),
  );
}
