import type { Vehicle } from '@/lib/schema/types';
import { sumAsked } from '@/lib/vehicle/asking';
import type { Mode } from '@/lib/vehicle/mode';
import { DEFAULT_SORT, type SortId } from './options';

type Sortable = Pick<Vehicle, 'price' | 'dailyRental' | 'status' | 'year' | 'acceleration' | 'seats' | 'doors'>;

/**
 * The vehicles in the chosen order; those that are equal in it stay as they were listed. The price is the one on
 * screen: to buy, or by the day. Sold cars come last in rental mode.
 */
export function sortVehicles<T extends Sortable>(vehicles: readonly T[], sort: SortId, mode: Mode): T[] {
  if (mode === 'rental') {
    const isSold = ({ status }: T) => status === 'sold';
    return [vehicles.filter((vehicle) => !isSold(vehicle)), vehicles.filter(isSold)].flatMap((part) =>
      ranked(part, sort, mode),
    );
  }
  return ranked(vehicles, sort, mode);
}

function ranked<T extends Sortable>(vehicles: readonly T[], sort: SortId, mode: Mode): T[] {
  if (sort === DEFAULT_SORT) return [...vehicles];
  const rank = ranks[sort];
  // Each rank once: of ten thousand vehicles a sort compares a hundred thousand pairs.
  return vehicles
    .map((vehicle) => ({ vehicle, rank: rank(vehicle, mode) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ vehicle }) => vehicle);
}

/** The rank of a price that is not told, whichever way the others go. */
const LAST = Number.MAX_VALUE;

/** The lowest rank comes first. */
const ranks: Readonly<Record<Exclude<SortId, typeof DEFAULT_SORT>, (vehicle: Sortable, mode: Mode) => number>> = {
  'price-up': (vehicle, mode) => sumAsked(vehicle, mode) ?? LAST,
  'price-down': (vehicle, mode) => -(sumAsked(vehicle, mode) ?? -LAST),
  newest: ({ year }) => -Number(year),
  quickest: ({ acceleration = LAST }) => acceleration,
  // Where seats are not stated: a car has no fewer than doors for people.
  seats: ({ doors = 0, seats = doors }) => -seats,
};
