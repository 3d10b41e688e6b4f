import { ALL, choiceFilters, type FilterableVehicle, type FilterKey, noFilters } from './filters';
import { findVehicles, stockOf } from './find-vehicles';
import type { Option } from './options';

/** A choice with the number of vehicles it would show. */
export type CountedOption = Option & { readonly count: number };

/** What a catalogue offers on arrival; plain data, so that a page can carry it in the place of its vehicles. */
export type Offer = {
  /** How many vehicles there are. */
  readonly size: number;
  /** Of each filter that is offered and lists its choices, these, the one that takes it off first. */
  readonly choices: Readonly<Partial<Record<FilterKey, readonly CountedOption[]>>>;
};

export function offerOf(vehicles: readonly FilterableVehicle[]): Offer {
  const { counts } = findVehicles(stockOf(vehicles), noFilters);
  const choices = choiceFilters.flatMap((filter) => {
    const all = { value: ALL, label: filter.allLabel, count: vehicles.length };
    const options = filter.options(vehicles).map(({ value, label }) => {
      return { value, label, count: counts.get(filter.key)?.choices.get(value) ?? 0 };
    });
    const offered = filter.ofStock ? options.filter(({ count }) => count > 0) : options;
    return filter.ofStock && offered.length < 2 ? [] : [[filter.key, [all, ...offered]] as const];
  });
  return { size: vehicles.length, choices: Object.fromEntries(choices) };
}
