import type { Band } from '@/lib/market/market';

/* The constants of section 9 of the specification. */

/** How many vehicles the catalogue shows at first, and how many each 'Load More Vehicles' adds. */
export const PAGE_SIZE = 6;
/** The number of vehicles in the HTML of one page of the catalogue; a multiple of PAGE_SIZE. */
export const CARDS_PER_PAGE = 24;
/** How many vehicles the home page features, from the start of the list. */
export const FEATURED_COUNT = 6;
export const SIMILAR_LIMIT = 3;
/** The number of vehicles shown where a visitor's list is empty. */
export const SUGGESTED_COUNT = 4;

/** The orders a visitor can choose from; the first is the dealer's own. */
export const sortOptions = [
  { id: 'listed', label: 'As listed' },
  { id: 'price-up', label: 'Price, low to high' },
  { id: 'price-down', label: 'Price, high to low' },
  { id: 'newest', label: 'Newest' },
  { id: 'quickest', label: 'Quickest 0-100 km/h' },
  { id: 'seats', label: 'Most seats' },
] as const;

export type SortId = (typeof sortOptions)[number]['id'];

export const DEFAULT_SORT = 'listed' satisfies SortId;

/** A choice of a filter. */
export type Option = { readonly value: string; readonly label: string };

/** In km. */
export const ODOMETER_BANDS: readonly Band[] = [
  { value: 'under-10k', label: 'Under 10,000 km', below: 10_000 },
  { value: '10k-30k', label: '10,000 - 30,000 km', below: 30_000 },
  { value: '30k-60k', label: '30,000 - 60,000 km', below: 60_000 },
  { value: 'over-60k', label: '60,000 km and over', below: Number.POSITIVE_INFINITY },
];

/** The choice of a car whose fact is not known: it may fit, so a filter offers to show it. */
export const NOT_STATED = 'not-stated';

/** The band of an amount; none of a car that is not offered that way. */
export function bandOf(bands: readonly Band[], amount: number | string | undefined): string {
  if (amount === undefined || amount === 'on request') return NOT_STATED;
  return bands.find(({ below }) => Number(amount) < below)?.value ?? '';
}

export const YEARS: readonly string[] = ['2024', '2023', '2022', '2021', '2020'];

export const BRANDS: readonly string[] = [
  'Lamborghini',
  'Ferrari',
  'McLaren',
  'Rolls Royce',
  'Bentley',
  'Porsche',
  'Aston Martin',
  'Maserati',
  'BMW',
  'Mercedes-AMG',
  'Jaguar',
  'Lexus',
];

export const FUELS: readonly string[] = ['Petrol', 'Hybrid', 'Electric'];
