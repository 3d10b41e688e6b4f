import { type Mode, modeIn } from '@/lib/vehicle/mode';
import { type FilterableVehicle, type FilterKey, type Filters, noFilters } from './filters';
import {
  ALL,
  AVAILABILITY,
  brandOptions,
  categories,
  fuelOptions,
  PAGE_SIZE,
  priceBands,
  yearOptions,
} from './options';
import { DEFAULT_SORT, sortOptions } from './sort';
import { type CatalogueState, initialCatalogueState, type View } from './state';

/** What an address says about the catalogue: its state, and the page's mode. */
export type CatalogueAddress = CatalogueState & { readonly mode: Mode };

/** The names in the address, in the order they are written. 'mode' comes last. */
const parameters: Readonly<Record<Exclude<keyof CatalogueAddress, 'mode'>, string>> = {
  category: 'category',
  search: 'q',
  price: 'price',
  year: 'year',
  brand: 'brand',
  fuel: 'fuel',
  availability: 'availability',
  sort: 'sort',
  view: 'view',
  visibleCount: 'show',
};

/** The names whose presence changes the list, for the script that runs before the first paint (first-paint.ts). */
export const LIST_PARAMETERS: readonly string[] = Object.values(parameters);

const filterKeys = Object.keys(noFilters) as FilterKey[];

/** The longest search an address carries, and so the longest that can be typed. */
export const SEARCH_LENGTH = 100;

/** Control characters, halves of characters, and what a decoder puts in the place of broken ones. */
const UNTYPABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

/** The choices an address can name, by filter. */
export type AddressChoices = Readonly<Record<Exclude<FilterKey, 'search'>, readonly string[]>> & {
  /** The number of vehicles listed: no address shows more pages than they fill. */
  readonly vehicles: number;
};

/** The choices that the filters offer for these vehicles. */
export function addressChoices(vehicles: readonly FilterableVehicle[]): AddressChoices {
  return {
    category: categories.map(({ id }) => id),
    price: priceBands.map(({ id }) => id),
    year: yearOptions(vehicles),
    brand: brandOptions(vehicles),
    fuel: fuelOptions(vehicles),
    availability: AVAILABILITY.map(({ value }) => value),
    vehicles: vehicles.length,
  };
}

/**
 * What the query of an address ('?brand=Ferrari&show=12') says about the catalogue. Of a name written twice the first
 * counts; whatever is not understood, or not on offer, is the default. Never throws.
 */
export function parseCatalogueSearch(search: string, choices: AddressChoices): CatalogueAddress {
  const query = new URLSearchParams(search);
  const read = (key: keyof typeof parameters) => query.get(parameters[key]);
  const choice = (key: Exclude<FilterKey, 'search'>) => oneOf(choices[key], read(key)) ?? ALL;
  return {
    category: choice('category'),
    search: readSearch(read('search')),
    price: choice('price'),
    year: choice('year'),
    brand: choice('brand'),
    fuel: choice('fuel'),
    availability: choice('availability'),
    sort: sortOptions.find(({ id }) => id === read('sort'))?.id ?? DEFAULT_SORT,
    view: oneOf<View>(['grid', 'list'], read('view')) ?? initialCatalogueState.view,
    visibleCount: readCount(read('visibleCount'), choices.vehicles),
    // As the script before the first paint reads it, so that page and script never disagree.
    mode: modeIn(search),
  };
}

function oneOf<T extends string>(offered: readonly T[], written: string | null): T | undefined {
  return offered.find((value) => value === written);
}

function readSearch(written: string | null): string {
  const usable = written !== null && written.length <= SEARCH_LENGTH && !UNTYPABLE.test(written);
  return usable ? written : noFilters.search;
}

function readCount(written: string | null, vehicles: number): number {
  const count = /^[1-9]\d{0,5}$/.test(written ?? '') ? Number(written) : PAGE_SIZE;
  if (count % PAGE_SIZE !== 0) return PAGE_SIZE;
  return Math.min(count, Math.max(1, Math.ceil(vehicles / PAGE_SIZE)) * PAGE_SIZE);
}

/** The query that says this, without what is the default: '', or '?category=luxury&mode=rental'. */
export function catalogueSearch(address: Partial<CatalogueAddress>): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(parameters) as (keyof typeof parameters)[]) {
    const value = address[key] ?? initialCatalogueState[key];
    if (value === initialCatalogueState[key]) continue;
    if (key === 'search' && readSearch(String(value)) === '') continue;
    query.set(parameters[key], String(value));
  }
  if (address.mode === 'rental') query.set('mode', address.mode);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * How the browser's history takes a change: as a step that Back undoes, in the place of the present entry, or not at
 * all. A choice is a step; typing is not, or Back would go letter by letter, nor is loading more or turning the grid
 * into a list, which take nothing away. A search that goes away at once was cleared, not typed.
 */
export function historyStep(before: CatalogueAddress, after: CatalogueAddress): 'push' | 'replace' | null {
  if (catalogueSearch(before) === catalogueSearch(after)) return null;
  const chosen = (key: keyof Filters | 'sort' | 'mode') => key !== 'search' && before[key] !== after[key];
  const cleared = after.search === '' && before.search.length > 1;
  return cleared || [...filterKeys, 'sort' as const, 'mode' as const].some(chosen) ? 'push' : 'replace';
}
