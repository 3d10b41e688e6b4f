import type { ActiveFilter } from './active-filters';
import type { Found } from './find-vehicles';

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
