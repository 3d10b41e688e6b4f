import { toCompareVehicle } from '@/lib/compare/to-compare-vehicle';
import { cardsFileCount, cardsFileOf } from '@/lib/stock/cards-files';
import { vehicles } from './inventory';

/** How many files hold what the device's lists show of vehicles (shortlist, comparison, recently viewed). */
export const cardsFiles = cardsFileCount(vehicles.length);

/** The content of each. */
export function cardsFile(index: number): string {
  return JSON.stringify(vehicles.filter(({ id }) => cardsFileOf(id, cardsFiles) === index).map(toCompareVehicle));
}
