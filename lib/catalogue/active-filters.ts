import type { FilterOptions } from './filter-options';
import { type FilterKey, type Filters, filters, noFilters } from './filters';
import type { Found } from './find-vehicles';

export type ActiveFilter = {
  readonly key: FilterKey;
  /** 'Brand'. */
  readonly label: string;
  /** The choice in the words of the filter panel: 'Currently Rented'. */
  readonly value: string;
};

/** The filters that narrow the result, in their order. */
export function activeFilters({ choices }: FilterOptions, chosen: Filters): ActiveFilter[] {
  return filters
    .filter(({ key }) => chosen[key] !== noFilters[key])
    .map(({ key, label, chipLabel = label }) => {
      const option = choices[key]?.find(({ value }) => value === chosen[key]);
      return { key, label: chipLabel, value: option?.label ?? chosen[key] };
    });
}

export type FilterInTheWay = ActiveFilter & {
  /** How many vehicles match without this filter. */
  readonly matching: number;
};

/** For an empty result: the active filter whose removal shows most vehicles; null if no single removal shows any. */
export function filterInTheWay(active: readonly ActiveFilter[], found: Found<unknown>): FilterInTheWay | null {
  if (found.matching.length > 0) return null;
  let inTheWay: FilterInTheWay | null = null;
  for (const filter of active) {
    const matching = found.counts.get(filter.key)?.all ?? 0;
    if (matching > (inTheWay?.matching ?? 0)) inTheWay = { ...filter, matching };
  }
  return inTheWay;
}

/** '3 vehicles if you drop ‘Diesel’.' */
export function withoutFilterSentence({ value, matching }: FilterInTheWay): string {
  return `${matching === 1 ? '1 vehicle' : `${matching} vehicles`} if you drop ‘${value}’.`;
}

/**
 * 'Showing 6 of 12 vehicles'.
 * @param near the typed text, if the vehicles only have similar names
 */
export function resultSummary(shown: number, matching: number, near?: string): string {
  return `Showing ${shown} of ${matching} vehicles${near && matching > 0 ? `. Nothing called ‘${near}’. Did you mean:` : ''}`;
}
