import { ALL, type ChoiceFilter, choiceFilters } from './filters';
import type { Counts } from './find-vehicles';
import type { CountedOption, Offer } from './offer';

/** A filter with its choices; the first takes it off. */
export type FilterGroup = { readonly filter: ChoiceFilter; readonly options: readonly CountedOption[] };

/** The lists of the filter panel, in their order; without counts of a search, as on arrival. */
export function filterGroups({ choices }: Offer, counts?: Counts): FilterGroup[] {
  return choiceFilters.flatMap((filter) => {
    const options = choices[filter.key];
    if (!options) return [];
    const count = counts?.get(filter.key);
    if (!count) return { filter, options };
    const countOf = (value: string) => (value === ALL ? count.all : (count.choices.get(value) ?? 0));
    return { filter, options: options.map((option) => ({ ...option, count: countOf(option.value) })) };
  });
}
