import type { Vehicle } from '@/lib/schema/types';
import { SIMILAR_LIMIT } from './options';

/** 'Showing 6 of 12 vehicles': the cards on screen, and the vehicles that pass the filters. */
export function resultSummary(shown: number, matching: number): string {
  return `Showing ${shown} of ${matching} vehicles`;
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
