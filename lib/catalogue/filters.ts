import type { Vehicle } from '@/data/types';
import { fold } from '@/lib/text/fold';
import { ALL, priceBands } from './options';

/** What the visitor narrows the catalogue by. 'all' does not narrow; neither does an empty search. */
export type Filters = {
  readonly category: string;
  readonly search: string;
  /** The id of a price band. */
  readonly price: string;
  readonly year: string;
  readonly brand: string;
  readonly fuel: string;
  readonly availability: string;
};

export type FilterKey = keyof Filters;

export const noFilters: Filters = {
  category: ALL,
  search: '',
  price: ALL,
  year: ALL,
  brand: ALL,
  fuel: ALL,
  availability: ALL,
};

/** The facts the filters look at; lists in the browser carry no more than they show. */
export type FilterableVehicle = Pick<Vehicle, 'name' | 'brand' | 'price' | 'year' | 'fuel' | 'category' | 'status'>;

/**
 * The vehicles that pass every filter, in their order (specification, section 5). The price is the purchase price in
 * both modes. The search sees neither case nor accents. A choice that no list offers, such as a price band of another name, matches nothing.
 */
export function filterVehicles<T extends FilterableVehicle>(vehicles: readonly T[], filters: Filters): T[] {
  // A space typed on the way to a next word is no part of a name.
  const search = fold(filters.search.trim());
  return vehicles.filter(
    ({ name, brand, price, year, fuel, category, status }) =>
      matches(filters.category, category) &&
      matches(filters.year, year) &&
      matches(filters.brand, brand) &&
      matches(filters.fuel, fuel) &&
      matches(filters.availability, status) &&
      isInBand(filters.price, price) &&
      (fold(name).includes(search) || fold(brand).includes(search)),
  );
}

function matches(choice: string, value: string): boolean {
  return choice === ALL || choice === value;
}

function isInBand(choice: string, shillings: number): boolean {
  if (choice === ALL) return true;
  const band = priceBands.find(({ id }) => id === choice);
  return band !== undefined && shillings >= band.from && shillings < band.below;
}
