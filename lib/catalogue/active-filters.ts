import { filterVehicles } from './filter-vehicles';
import { type Filter, type FilterableVehicle, type FilterKey, type Filters, filters, noFilters } from './filters';

export type ActiveFilter = {
  readonly key: FilterKey;
  /** What is filtered: 'Brand'. */
  readonly label: string;
  /** What was chosen, in the words of the filter panel: 'Currently Rented'. */
  readonly value: string;
};

/** The filters that narrow the result, in their order. */
export function activeFilters(vehicles: readonly FilterableVehicle[], chosen: Filters): ActiveFilter[] {
  const wordsFor = (filter: Filter, choice: string) =>
    'options' in filter ? filter.options(vehicles).find(({ value }) => value === choice)?.label : undefined;
  return filters
    .filter(({ key }) => chosen[key] !== noFilters[key])
    .map((filter) => {
      const { key, label, chipLabel = label } = filter;
      return { key, label: chipLabel, value: wordsFor(filter, chosen[key]) ?? chosen[key] };
    });
}

export type FilterInTheWay = ActiveFilter & {
  /** How many vehicles match once this filter is taken off. */
  readonly matching: number;
};

/**
 * The one filter whose removal brings most vehicles back; null where nothing is in the way of anything, because
 * something matches or because no single filter is to blame.
 */
export function filterInTheWay(vehicles: readonly FilterableVehicle[], chosen: Filters): FilterInTheWay | null {
  if (filterVehicles(vehicles, chosen).length > 0) return null;
  let found: FilterInTheWay | null = null;
  for (const filter of activeFilters(vehicles, chosen)) {
    const matching = filterVehicles(vehicles, { ...chosen, [filter.key]: noFilters[filter.key] }).length;
    if (matching > (found?.matching ?? 0)) found = { ...filter, matching };
  }
  return found;
}

/** 'Without Fuel type: Diesel, 3 vehicles match.' */
export function withoutFilterSentence({ label, value, matching }: FilterInTheWay): string {
  return `Without ${label}: ${value}, ${matching === 1 ? '1 vehicle matches' : `${matching} vehicles match`}.`;
}
