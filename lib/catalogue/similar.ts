import type { Vehicle } from '@/lib/schema/types';
import { oncePerList } from '@/lib/text/once';
import { SIMILAR_LIMIT } from './options';

type Similar = Pick<Vehicle, 'id' | 'category' | 'status'>;

/** Other vehicles of the same category, available ones first, in list order; at most three (specification, section 5). */
export function similarVehicles<T extends Similar>(current: Pick<Vehicle, 'id' | 'category'>, all: readonly T[]): T[] {
  const { available, others } = firstOfCategory(all, current.category);
  return othersAmong([...available, ...others], current);
}

/** Vehicles to offer in place of one that cannot be had now: similar ones that can, in list order. */
export function availableAlternatives<T extends Similar>(
  current: Pick<Vehicle, 'id' | 'category'>,
  all: readonly T[],
): T[] {
  return othersAmong(firstOfCategory(all, current.category).available, current);
}

function othersAmong<T extends Similar>(first: readonly T[], current: Pick<Vehicle, 'id'>): T[] {
  return first.filter(({ id }) => id !== current.id).slice(0, SIMILAR_LIMIT);
}

/** The first vehicles of a category, in list order: one more than shown, since the vehicle may be among them. */
type First<T> = {
  /** Those that can be had now. */
  readonly available: readonly T[];
  readonly others: readonly T[];
};

/** Every vehicle's page asks, so the list is read from end to end once and not once a page. */
const firstOfCategories = oncePerList((all: readonly Similar[]): ReadonlyMap<string, First<Similar>> => {
  const first = new Map<string, { available: Similar[]; others: Similar[] }>();
  for (const vehicle of all) {
    const entry = first.get(vehicle.category) ?? { available: [], others: [] };
    first.set(vehicle.category, entry);
    const group = vehicle.status === 'available' ? entry.available : entry.others;
    if (group.length <= SIMILAR_LIMIT) group.push(vehicle);
  }
  return first;
});

function firstOfCategory<T extends Similar>(all: readonly T[], category: Vehicle['category']): First<T> {
  return (firstOfCategories(all).get(category) ?? { available: [], others: [] }) as First<T>;
}
