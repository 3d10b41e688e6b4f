import { type FilterableVehicle, filterFacts } from './filter-facts';
import { ALL, type ChoiceFilter, type ChoiceKey, choiceFilters, type FilterKey, noFilters } from './filters';
import { type Count, type Counts, findVehicles, indexVehicles } from './find-vehicles';
import { NOT_STATED, type Option } from './options';

/** A choice with the number of vehicles it would show. */
type CountedOption = Option & { readonly count: number };

/** Without the label where it is the value: most are names and years, and the page carries them all. */
type ShortOption = Omit<CountedOption, 'label'> & { readonly label?: string };

/** The choices of every filter for an inventory. Plain data: the page carries it instead of its vehicles. */
export type FilterOptions = {
  readonly size: number;
  /** By filter. The first choice removes the filter. */
  readonly choices: Readonly<Partial<Record<FilterKey, readonly ShortOption[]>>>;
};

export function filterOptionsOf(vehicles: readonly FilterableVehicle[]): FilterOptions {
  const { counts } = findVehicles(indexVehicles(vehicles), noFilters);
  const choices = choiceFilters.flatMap((filter) => {
    const all = { value: ALL, label: filter.allLabel, count: vehicles.length };
    const { choices: found } = counts.get(filter.key) as Count;
    const options = filterFacts[filter.key as ChoiceKey].options(vehicles).map(({ value, label }) => {
      const count = found.get(value) ?? 0;
      return label === value ? { value, count } : { value, label, count };
    });
    const shown = filter.onlyExisting ? options.filter(({ count }) => count > 0) : options;
    if (filter.onlyExisting && shown.length < 2) return [];
    const silent = found.get(NOT_STATED) ?? 0;
    const notStated = { value: NOT_STATED, label: filter.notStated ?? 'Not stated', count: silent };
    return [[filter.key, [all, ...shown, ...(silent > 0 ? [notStated] : [])]] as const];
  });
  return { size: vehicles.length, choices: Object.fromEntries(choices) };
}

export type FilterGroup = { readonly filter: ChoiceFilter; readonly options: readonly CountedOption[] };

/** The lists of the filter panel, in their order, with the counts of a search where there is one. */
export function filterGroups({ choices }: FilterOptions, counts?: Counts): FilterGroup[] {
  return choiceFilters.flatMap((filter) => {
    const found = counts?.get(filter.key);
    const options = choices[filter.key]?.map(({ value, label = value, count }) => {
      const matching = value === ALL ? found?.all : found?.choices.get(value);
      return { value, label, count: found ? (matching ?? 0) : count };
    });
    return options ? { filter, options } : [];
  });
}
