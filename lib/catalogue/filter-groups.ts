import { filterVehicles } from './filter-vehicles';
import { ALL, type ChoiceFilter, choiceFilters, type FilterableVehicle, type Filters, noFilters } from './filters';
import type { Option } from './options';

/** A filter with its choices; the first takes it off. */
export type FilterGroup = { readonly filter: ChoiceFilter; readonly options: readonly CountedOption[] };

/** A choice with the number of vehicles it would show, the other filters as they are. */
type CountedOption = Option & { readonly count: number };

/** The lists of the filter panel for these vehicles, in their order. */
export function filterGroups(vehicles: readonly FilterableVehicle[], chosen: Filters): FilterGroup[] {
  return choiceFilters.map((filter) => {
    const others = filterVehicles(vehicles, { ...chosen, [filter.key]: noFilters[filter.key] });
    const counts = new Map<string, number>();
    for (const vehicle of others) {
      const choice = filter.choiceOf(vehicle);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    const all = { value: ALL, label: filter.allLabel, count: others.length };
    const options = filter
      .options(vehicles)
      .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }));
    return { filter, options: [all, ...options] };
  });
}
