import { type FilterKey, type Filters, noFilters } from './filters';
import { AVAILABILITY, categories, priceBands } from './options';

export type ActiveFilter = {
  readonly key: FilterKey;
  /** What is filtered: 'Brand'. */
  readonly label: string;
  /** What was chosen, in the words of the filter panel: 'Currently Rented'. */
  readonly value: string;
};

const filterLabels: Readonly<Record<FilterKey, string>> = {
  category: 'Category',
  search: 'Search',
  // In rental mode 'Price' alone could be read as the daily rate.
  price: 'Purchase price',
  year: 'Year',
  brand: 'Brand',
  fuel: 'Fuel type',
  availability: 'Availability',
};

const filterKeys = Object.keys(noFilters) as FilterKey[];

/** The filters that narrow the result, in the order of the filter panel's groups. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  return filterKeys
    .filter((key) => filters[key] !== noFilters[key])
    .map((key) => ({ key, label: filterLabels[key], value: wordsFor(key, filters[key]) }));
}

function wordsFor(key: FilterKey, choice: string): string {
  switch (key) {
    case 'category':
      return categories.find(({ id }) => id === choice)?.label ?? choice;
    case 'price':
      return priceBands.find(({ id }) => id === choice)?.label ?? choice;
    case 'availability':
      return AVAILABILITY.find(({ value }) => value === choice)?.label ?? choice;
    default:
      return choice;
  }
}
