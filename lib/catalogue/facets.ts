import type { ActiveFilter } from './active-filters';
import { activeFilters } from './active-filters';
import { type FilterableVehicle, type FilterKey, type Filters, filterVehicles, noFilters } from './filters';
import { ALL, priceBands } from './options';

/** The filters that are chosen from a list. */
export type FacetKey = Exclude<FilterKey, 'search'>;

/** For each choice of one filter, how many vehicles it would show; what is missing would show none. */
export type FacetCounts = ReadonlyMap<string, number>;

/**
 * How many vehicles each choice of the filter `key` would show, with the other filters as they are. The count of ALL is
 * what taking the filter off would show.
 */
export function facetCounts(vehicles: readonly FilterableVehicle[], filters: Filters, key: FacetKey): FacetCounts {
  const others = filterVehicles(vehicles, { ...filters, [key]: noFilters[key] });
  const counts = new Map<string, number>([[ALL, others.length]]);
  for (const vehicle of others) {
    const choice = choiceOf[key](vehicle);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

/** The one choice of each filter that a vehicle belongs to. */
const choiceOf: Readonly<Record<FacetKey, (vehicle: FilterableVehicle) => string>> = {
  category: ({ category }) => category,
  price: ({ price }) => priceBands.find(({ from, below }) => price >= from && price < below)?.id ?? '',
  year: ({ year }) => year,
  brand: ({ brand }) => brand,
  fuel: ({ fuel }) => fuel,
  availability: ({ status }) => status,
};

/** 'Ferrari (1)', as a list that can hold nothing but text shows it. */
export function countedLabel(label: string, counts: FacetCounts, choice: string): string {
  return `${label} (${counts.get(choice) ?? 0})`;
}

export type FilterInTheWay = ActiveFilter & {
  /** How many vehicles match once this filter is taken off. */
  readonly matching: number;
};

/**
 * The one filter whose removal brings most vehicles back; null where nothing is in the way of anything, because
 * something matches or because no single filter is to blame.
 */
export function filterInTheWay(vehicles: readonly FilterableVehicle[], filters: Filters): FilterInTheWay | null {
  if (filterVehicles(vehicles, filters).length > 0) return null;
  let found: FilterInTheWay | null = null;
  for (const filter of activeFilters(filters)) {
    const matching = filterVehicles(vehicles, { ...filters, [filter.key]: noFilters[filter.key] }).length;
    if (matching > (found?.matching ?? 0)) found = { ...filter, matching };
  }
  return found;
}

/** 'Without Fuel type: Diesel, 3 vehicles match.' */
export function withoutFilterSentence({ label, value, matching }: FilterInTheWay): string {
  return `Without ${label}: ${value}, ${matching === 1 ? '1 vehicle matches' : `${matching} vehicles match`}.`;
}
