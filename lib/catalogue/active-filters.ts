import { type Filter, type FilterKey, type Filters, filters, noFilters } from './filters';
import type { Found } from './find-vehicles';
import type { Offer } from './offer';

export type ActiveFilter = {
  readonly key: FilterKey;
  /** What is filtered: 'Brand'. */
  readonly label: string;
  /** What was chosen, in the words of the filter panel: 'Currently Rented'. */
  readonly value: string;
};

/** The filters that narrow the result, in their order. */
export function activeFilters({ choices }: Offer, chosen: Filters): ActiveFilter[] {
  const wordsFor = ({ key }: Filter, choice: string) => choices[key]?.find(({ value }) => value === choice)?.label;
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
 * Of the active filters, the one whose removal brings most vehicles back; null where nothing is in the way of anything,
 * because something matches or because no single filter is to blame.
 */
export function filterInTheWay(active: readonly ActiveFilter[], found: Found<unknown>): FilterInTheWay | null {
  if (found.matching.length > 0) return null;
  let inTheWay: FilterInTheWay | null = null;
  for (const filter of active) {
    const matching = found.counts.get(filter.key)?.all ?? 0;
    if (matching > (inTheWay?.matching ?? 0)) inTheWay = { ...filter, matching };
  }
  return inTheWay;
}

/** 'Without Fuel type: Diesel, 3 vehicles match.' */
export function withoutFilterSentence({ label, value, matching }: FilterInTheWay): string {
  return `Without ${label}: ${value}, ${matching === 1 ? '1 vehicle matches' : `${matching} vehicles match`}.`;
}
