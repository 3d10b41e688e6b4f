import type { Mode } from '@/lib/vehicle/mode';
import { PAGE_SIZE } from './pages';

type Row = {
  readonly key: string;
  /** Its name in an address. Links that visitors have kept say it, so it stays. */
  readonly parameter: string;
  readonly label: string;
  /** Its name outside the panel, if not its label. */
  readonly chipLabel?: string;
  /** True if 'Clear Filters' of the empty state resets it (specification, section 2). */
  readonly clearedByEmptyState?: boolean;
  /** The words of the choice that takes the filter off; none of a filter that is typed. */
  readonly allLabel?: string;
  readonly hint?: string;
  /** The only mode that shows it; both by default. */
  readonly onlyIn?: Mode;
  /** True for an optional fact: only choices with a vehicle are offered, and none if there are fewer than two. */
  readonly onlyExisting?: boolean;
  /** The label of NOT_STATED, which is offered last while a vehicle needs it; 'Not stated' by default. */
  readonly notStated?: string;
  /** True for a filter that is also shown as tabs above the vehicles. */
  readonly tabs?: boolean;
};

/*
 * Every filter, in the order of the panel, the chips and the address. All else is derived from this table and from the
 * facts in search.ts, which only a search and the build need.
 */
const table = [
  {
    key: 'category',
    parameter: 'category',
    label: 'Category',
    allLabel: 'All Vehicles',
    tabs: true,
    clearedByEmptyState: true,
  },
  { key: 'search', parameter: 'q', label: 'Search', clearedByEmptyState: true },
  {
    key: 'price',
    parameter: 'price',
    label: 'Price Range',
    // In rental mode 'Price' alone could be read as the daily rate.
    hint: '(purchase price)',
    chipLabel: 'Purchase price',
    allLabel: 'Any price',
    notStated: 'On request',
    clearedByEmptyState: true,
  },
  { key: 'year', parameter: 'year', label: 'Year', allLabel: 'Any year', clearedByEmptyState: true },
  { key: 'brand', parameter: 'brand', label: 'Brand', allLabel: 'All brands' },
  { key: 'fuel', parameter: 'fuel', label: 'Fuel Type', chipLabel: 'Fuel type', allLabel: 'Any fuel' },
  { key: 'availability', parameter: 'availability', label: 'Availability', allLabel: 'Any availability' },
  { key: 'seats', parameter: 'seats', label: 'Seats', allLabel: 'Any', onlyIn: 'rental', onlyExisting: true },
] as const satisfies readonly Row[];

export type FilterKey = (typeof table)[number]['key'];
export type ChoiceKey = Extract<(typeof table)[number], { allLabel: string }>['key'];
export type Filter = Row & { readonly key: FilterKey };
export type Filters = Readonly<Record<FilterKey, string>>;
export const filters: readonly Filter[] = table;

/** The choice that does not narrow the catalogue; an empty text does not either. */
export const ALL = 'all';
export const noFilters = Object.fromEntries(filters.map(({ key, allLabel }) => [key, allLabel ? ALL : ''])) as Filters;

/** The orders a visitor can choose from; the first is the dealer's own. */
export const sortOptions = [
  { id: 'listed', label: 'As listed' },
  { id: 'price-up', label: 'Price, low to high' },
  { id: 'price-down', label: 'Price, high to low' },
  { id: 'newest', label: 'Newest' },
  { id: 'quickest', label: 'Quickest 0-100 km/h' },
  { id: 'seats', label: 'Most seats' },
] as const;

export type SortId = (typeof sortOptions)[number]['id'];
export type View = 'grid' | 'list';

export type CatalogueState = Filters & {
  readonly sort: SortId;
  readonly view: View;
  /** How many of the matching vehicles are on screen, if there are as many. */
  readonly visibleCount: number;
};

/** Specification, section 4. The mode is the page's: components/store/page-state.ts. */
export const initialState: CatalogueState = { ...noFilters, sort: 'listed', view: 'grid', visibleCount: PAGE_SIZE };

/** The catalogue after a choice: a changed filter goes back to the first page (specification, section 4). */
export function changed(state: CatalogueState, changes: Partial<CatalogueState>): CatalogueState {
  const isFiltered = filters.some(({ key }) => (changes[key] ?? state[key]) !== state[key]);
  return { ...state, ...(isFiltered && { visibleCount: PAGE_SIZE }), ...changes };
}

/** 'Clear All Filters'. */
export const clearAll: Partial<CatalogueState> = { ...noFilters, visibleCount: PAGE_SIZE };

/** 'Clear Filters' of the empty state: some only. */
export const clearSome: Partial<CatalogueState> = {
  ...Object.fromEntries(filters.filter((one) => one.clearedByEmptyState).map(({ key }) => [key, noFilters[key]])),
  visibleCount: PAGE_SIZE,
};

/** A choice of a filter with the number of vehicles it would show. */
type Option = { readonly value: string; readonly label: string; readonly count: number };

/** The choices of every filter for an inventory. Plain data: the page carries it instead of its vehicles. */
export type FilterOptions = {
  readonly size: number;
  /** By filter; the first choice removes it. A label that is the value is left out: most are names and years. */
  readonly choices: Readonly<
    Partial<Record<FilterKey, readonly (Omit<Option, 'label'> & { readonly label?: string })[]>>
  >;
};

/** For each filter, how many vehicles match without it: by choice, and in total as ALL. */
export type Counts = Readonly<Record<FilterKey, ReadonlyMap<string, number>>>;

export type FilterGroup = { readonly filter: Filter; readonly options: readonly Option[] };

/** The lists of the filter panel, in their order, with the counts of a search where there is one. */
export const filterGroups = ({ choices }: FilterOptions, counts?: Counts): FilterGroup[] =>
  filters.flatMap((filter) => {
    const options = choices[filter.key]?.map(({ value, label = value, count }) => ({
      value,
      label,
      count: counts ? (counts[filter.key].get(value) ?? 0) : count,
    }));
    return options ? { filter, options } : [];
  });

/** A filter that narrows the result, in the words of the panel: 'Availability', 'Currently Rented'. */
export type ActiveFilter = { readonly key: FilterKey; readonly label: string; readonly value: string };

export const activeFilters = ({ choices }: FilterOptions, chosen: Filters): ActiveFilter[] =>
  filters
    .filter(({ key }) => chosen[key] !== noFilters[key])
    .map(({ key, label, chipLabel = label }) => {
      const option = choices[key]?.find(({ value }) => value === chosen[key]);
      return { key, label: chipLabel, value: option?.label ?? chosen[key] };
    });

/**
 * 'Showing 6 of 12 vehicles', 'No vehicles found.'
 * @param near the typed text, if the vehicles only have similar names
 */
export function resultSummary(shown: number, matching: number, near?: string): string {
  if (matching === 0) return 'No vehicles found.';
  return `Showing ${shown} of ${matching} vehicles${near ? `. Nothing called ‘${near}’. Did you mean:` : ''}`;
}
