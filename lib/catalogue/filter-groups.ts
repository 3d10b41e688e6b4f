import { countedLabel, type FacetKey, facetCounts } from './facets';
import type { FilterableVehicle, Filters } from './filters';
import { ALL, AVAILABILITY, brandOptions, categories, fuelOptions, priceBands, yearOptions } from './options';

type Option = { readonly value: string; readonly label: string };

/** A filter that is chosen from a list, with what stands on it. */
export type FilterGroup = {
  readonly key: FacetKey;
  readonly label: string;
  readonly hint?: string;
  /** The first choice takes the filter off. Each ends in the number of vehicles it would show: 'Ferrari (1)'. */
  readonly options: readonly Option[];
};

/** The lists of the filter panel for these vehicles, in their order; the counts are as the other filters stand. */
export function filterGroups(vehicles: readonly FilterableVehicle[], filters: Filters): FilterGroup[] {
  const group = (key: FacetKey, label: string, all: string, options: readonly Option[], hint?: string): FilterGroup => {
    const counts = facetCounts(vehicles, filters, key);
    const counted = ({ value, label }: Option) => ({ value, label: countedLabel(label, counts, value) });
    return { key, label, ...(hint && { hint }), options: [{ value: ALL, label: all }, ...options].map(counted) };
  };
  return [
    group('category', 'Category', 'All Vehicles', categories.filter(({ id }) => id !== ALL).map(byId)),
    group('price', 'Price Range', 'Any price', priceBands.map(byId), 'Purchase price'),
    group('year', 'Year', 'Any year', yearOptions(vehicles).map(same)),
    group('brand', 'Brand', 'All brands', brandOptions(vehicles).map(same)),
    group('fuel', 'Fuel Type', 'Any fuel', fuelOptions(vehicles).map(same)),
    group('availability', 'Availability', 'Any availability', AVAILABILITY),
  ];
}

function byId({ id, label }: { readonly id: string; readonly label: string }): Option {
  return { value: id, label };
}

function same(value: string): Option {
  return { value, label: value };
}
