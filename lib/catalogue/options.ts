import type { Category, Vehicle } from '@/data/types';

/*
 * The constants of section 9 of the specification. Where the data holds a brand, year or fuel that is not among them, it
 * is offered too, so that every vehicle on sale can be found by its own facts.
 */

/** How many vehicles the catalogue shows at first, and how many each 'Load More Vehicles' adds. */
export const PAGE_SIZE = 6;
/** How many vehicles the home page features, from the start of the list. */
export const FEATURED_COUNT = 6;
export const SIMILAR_LIMIT = 3;

/** The choice that does not narrow a filter. */
export const ALL = 'all';

export type CategoryId = typeof ALL | Category;

export const categories: readonly { readonly id: CategoryId; readonly label: string }[] = [
  { id: ALL, label: 'All Vehicles' },
  { id: 'supercar', label: 'Supercars' },
  { id: 'luxury', label: 'Luxury' },
  { id: 'sports', label: 'Sports' },
];

const categoryLabels: Readonly<Record<Category, string>> = {
  supercar: 'Supercar',
  luxury: 'Luxury',
  sports: 'Sports',
};

/** What one vehicle of a category is called on its badge: 'Supercar' where the filter says 'Supercars'. */
export function categoryLabel(category: Category): string {
  return categoryLabels[category];
}

export type PriceBand = {
  readonly id: string;
  readonly label: string;
  /** Whole shillings; a price of exactly this much is in the band. */
  readonly from: number;
  /** Whole shillings; a price of exactly this much is in the next band. */
  readonly below: number;
};

/** Bands of the purchase price, in both modes. */
export const priceBands: readonly PriceBand[] = [
  { id: 'under-25m', label: 'Under KES 25M', from: 0, below: 25_000_000 },
  { id: '25m-35m', label: 'KES 25M - 35M', from: 25_000_000, below: 35_000_000 },
  { id: '35m-50m', label: 'KES 35M - 50M', from: 35_000_000, below: 50_000_000 },
  { id: '50m-70m', label: 'KES 50M - 70M', from: 50_000_000, below: 70_000_000 },
  { id: 'over-70m', label: 'Over KES 70M', from: 70_000_000, below: Number.POSITIVE_INFINITY },
];

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

type Option = { readonly value: string; readonly label: string };

export const AVAILABILITY: readonly Option[] = [
  { value: 'available', label: 'Available' },
  { value: 'sold', label: 'Sold' },
  { value: 'rented', label: 'Currently Rented' },
];

/** The brands to filter by: those of the specification, then others in the order of the vehicles. */
export function brandOptions(vehicles: readonly Pick<Vehicle, 'brand'>[]): string[] {
  return withoutRepeats(
    BRANDS,
    vehicles.map(({ brand }) => brand),
  );
}

/** The years to filter by, newest first. */
export function yearOptions(vehicles: readonly Pick<Vehicle, 'year'>[]): string[] {
  return withoutRepeats(
    YEARS,
    vehicles.map(({ year }) => year),
  )
    .sort()
    .reverse();
}

/** The fuels to filter by: those of the specification, then others in the order of the vehicles. */
export function fuelOptions(vehicles: readonly Pick<Vehicle, 'fuel'>[]): string[] {
  return withoutRepeats(
    FUELS,
    vehicles.map(({ fuel }) => fuel),
  );
}

function withoutRepeats(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}
