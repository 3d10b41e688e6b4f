import { toCompareVehicle } from '@/lib/compare/to-compare-vehicle';
import { vehicles } from '@/lib/inventory/inventory';
import { cardsFileCount, cardsFileOf } from './cards-files';

/** How many files hold what the device's lists show of vehicles (shortlist, comparison, recently viewed). */
export const cardsFiles = cardsFileCount(vehicles.length);

/** The content of each. */
export function cardsFile(index: number): string {
  return JSON.stringify(vehicles.filter(({ id }) => cardsFileOf(id, cardsFiles) === index).map(toCompareVehicle));
}
