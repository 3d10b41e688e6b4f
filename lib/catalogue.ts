import type { Vehicle } from '@/data/types';
import {
  ALL,
  AVAILABILITY,
  type CategoryId,
  categories,
  PAGE_SIZE,
  priceBands,
  SIMILAR_LIMIT,
} from './catalogue-options';

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
 * both modes. A choice that no list offers, such as a price band of another name, matches nothing.
 */
export function filterVehicles<T extends FilterableVehicle>(vehicles: readonly T[], filters: Filters): T[] {
  const search = filters.search.toLowerCase();
  return vehicles.filter(
    ({ name, brand, price, year, fuel, category, status }) =>
      matches(filters.category, category) &&
      matches(filters.year, year) &&
      matches(filters.brand, brand) &&
      matches(filters.fuel, fuel) &&
      matches(filters.availability, status) &&
      isInBand(filters.price, price) &&
      (name.toLowerCase().includes(search) || brand.toLowerCase().includes(search)),
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

/** How many of all vehicles each category holds, whatever else is filtered. */
export function categoryCounts(vehicles: readonly Pick<Vehicle, 'category'>[]): Readonly<Record<CategoryId, number>> {
  const counts = { all: vehicles.length, supercar: 0, luxury: 0, sports: 0 };
  for (const { category } of vehicles) counts[category] += 1;
  return counts;
}

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

export type ActiveFilter = {
  readonly key: FilterKey;
  /** What is filtered: 'Brand'. */
  readonly label: string;
  /** What was chosen, in the words of the filter panel: 'Currently Rented'. */
  readonly value: string;
};

const filterLabels: Readonly<Record<FilterKey, string>> = {
  category: 'Category',
  search: 'Search',
  // In rental mode 'Price' alone could be read as the daily rate.
  price: 'Purchase price',
  year: 'Year',
  brand: 'Brand',
  fuel: 'Fuel type',
  availability: 'Availability',
};

const filterKeys = Object.keys(noFilters) as FilterKey[];

/** The filters that narrow the result, in the order of the filter panel's groups. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  return filterKeys
    .filter((key) => filters[key] !== noFilters[key])
    .map((key) => ({ key, label: filterLabels[key], value: wordsFor(key, filters[key]) }));
}

function wordsFor(key: FilterKey, choice: string): string {
  switch (key) {
    case 'category':
      return categories.find(({ id }) => id === choice)?.label ?? choice;
    case 'price':
      return priceBands.find(({ id }) => id === choice)?.label ?? choice;
    case 'availability':
      return AVAILABILITY.find(({ value }) => value === choice)?.label ?? choice;
    default:
      return choice;
  }
}

export type View = 'grid' | 'list';

export type CatalogueState = Filters & {
  readonly view: View;
  /** How many of the matching vehicles are on screen, if there are as many. */
  readonly visibleCount: number;
};

export type CatalogueAction =
  | { readonly type: 'setFilter'; readonly key: FilterKey; readonly value: string }
  | { readonly type: 'removeFilter'; readonly key: FilterKey }
  /** 'Clear All Filters': all seven. */
  | { readonly type: 'clearAll' }
  /** 'Clear Filters' of the empty state: category, search, price and year only (specification, section 2). */
  | { readonly type: 'clearSome' }
  | { readonly type: 'setView'; readonly view: View }
  | { readonly type: 'loadMore' };

/** The catalogue as it is on arrival (specification, section 4). Its mode is the page's: see components/vehicle/use-mode. */
export const initialCatalogueState: CatalogueState = { ...noFilters, view: 'grid', visibleCount: PAGE_SIZE };

/** The catalogue after one action (specification, section 4): a changed filter goes back to the first page. */
export function catalogueReducer(state: CatalogueState, action: CatalogueAction): CatalogueState {
  switch (action.type) {
    case 'setFilter':
      return withFilter(state, action.key, action.value);
    case 'removeFilter':
      return withFilter(state, action.key, noFilters[action.key]);
    case 'clearAll':
      return { ...state, ...noFilters, visibleCount: PAGE_SIZE };
    case 'clearSome': {
      const { category, search, price, year } = noFilters;
      return { ...state, category, search, price, year, visibleCount: PAGE_SIZE };
    }
    case 'setView':
      return { ...state, view: action.view };
    case 'loadMore':
      return { ...state, visibleCount: state.visibleCount + PAGE_SIZE };
  }
}

function withFilter(state: CatalogueState, key: FilterKey, value: string): CatalogueState {
  // Choosing what is chosen already changes nothing, so the vehicles loaded so far stay.
  return state[key] === value ? state : { ...state, [key]: value, visibleCount: PAGE_SIZE };
}
