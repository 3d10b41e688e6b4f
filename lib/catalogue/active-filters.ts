import { SUM_AFTER, SUM_BEFORE, THOUSANDS } from '@/lib/market/market';
import type { FilterOptions } from './filter-options';
import { type FilterKey, type Filters, filters, noFilters } from './filters';

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
    .map((filter) => {
      const { key, label, chipLabel = label } = filter;
      const option = choices[key]?.find(({ value }) => value === chosen[key]);
      const typed = 'isLimit' in filter ? SUM_BEFORE + groupedSum(chosen[key]) + SUM_AFTER : chosen[key];
      return { key, label: chipLabel, value: option?.label ?? typed };
    });
}

/** '40,000,000' for the digits of a sum; empty for none. As market.ts groups the bands. */
export const groupedSum = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS);

/**
 * 'Showing 6 of 12 vehicles', 'No vehicles found.'
 * @param near the typed text, if the vehicles only have similar names
 */
export function resultSummary(shown: number, matching: number, near?: string): string {
  if (matching === 0) return 'No vehicles found.';
  return `Showing ${shown} of ${matching} vehicles${near ? `. Nothing called ‘${near}’. Did you mean:` : ''}`;
}
