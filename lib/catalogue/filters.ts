import { DEFAULT_MODE } from '@/lib/market/market';
import type { Mode } from '@/lib/vehicle/mode';

type Named<Key> = {
  readonly key: Key;
  /** Its name in an address. Links that visitors have kept say it, so it stays. */
  readonly parameter: string;
  readonly label: string;
  /** Its name outside the panel, if not its label. */
  readonly chipLabel?: string;
  /** True if 'Clear Filters' of the empty state resets it (specification, section 2). */
  readonly clearedByEmptyState?: boolean;
};

/** A filter whose choices are listed. */
export type ChoiceFilter<Key = FilterKey> = Named<Key> & {
  /** The words of the choice that takes the filter off. */
  readonly allLabel: string;
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

/** A filter with a typed limit: the digits of a sum. */
type LimitFilter<Key = FilterKey> = Named<Key> & { readonly isLimit: true };

/** The search text is a filter too. */
export type Filter<Key = FilterKey> = ChoiceFilter<Key> | LimitFilter<Key> | Named<Key>;

/*
 * Every filter of the catalogue, in the order of the panel, the chips and the address. All else is derived from this
 * table and from filter-facts.ts, which reads the vehicles.
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
  {
    key: 'search',
    parameter: 'q',
    label: 'Search',
    clearedByEmptyState: true,
  },
  {
    key: 'price',
    parameter: 'price',
    label: 'Price Range',
    // In rental mode 'Price' alone could be read as the daily rate.
    hint: 'Purchase price',
    chipLabel: 'Purchase price',
    allLabel: 'Any price',
    notStated: 'On request',
    clearedByEmptyState: true,
    // A dealer that only rents has no car in any band.
    onlyExisting: DEFAULT_MODE === 'rental',
  },
  {
    key: 'upTo',
    parameter: 'upto',
    label: 'Price up to',
    chipLabel: 'Purchase price up to',
    isLimit: true,
  },
  {
    key: 'monthly',
    parameter: 'monthly',
    label: 'Monthly up to',
    isLimit: true,
  },
  {
    key: 'rate',
    parameter: 'rate',
    label: 'Daily Rental',
    chipLabel: 'Daily rental',
    allLabel: 'Any daily rate',
    notStated: 'On request',
    onlyIn: 'rental',
    onlyExisting: true,
  },
  {
    key: 'year',
    parameter: 'year',
    label: 'Year',
    allLabel: 'Any year',
    clearedByEmptyState: true,
  },
  {
    key: 'brand',
    parameter: 'brand',
    label: 'Brand',
    allLabel: 'All brands',
  },
  {
    key: 'fuel',
    parameter: 'fuel',
    label: 'Fuel Type',
    chipLabel: 'Fuel type',
    allLabel: 'Any fuel',
  },
  {
    key: 'availability',
    parameter: 'availability',
    label: 'Availability',
    allLabel: 'Any availability',
  },
  {
    key: 'body',
    parameter: 'body',
    label: 'Body',
    allLabel: 'Any body',
    onlyExisting: true,
  },
  {
    key: 'colour',
    parameter: 'colour',
    label: 'Colour',
    allLabel: 'Any colour',
    onlyExisting: true,
  },
  {
    key: 'odometer',
    parameter: 'odometer',
    label: 'Odometer',
    allLabel: 'Any reading',
    onlyExisting: true,
  },
  {
    key: 'drive',
    parameter: 'drive',
    label: 'Drive',
    allLabel: 'Any drive',
    onlyExisting: true,
  },
  {
    key: 'seats',
    parameter: 'seats',
    label: 'Seats',
    allLabel: 'Any number',
    onlyExisting: true,
  },
] as const satisfies readonly Filter<string>[];

type Row = (typeof table)[number];
export type FilterKey = Row['key'];
export type ChoiceKey = Extract<Row, { allLabel: string }>['key'];
export type LimitKey = Extract<Row, { isLimit: true }>['key'];
export const filters: readonly Filter[] = table;
export const choiceFilters = filters.filter((filter) => 'allLabel' in filter);

export type Filters = Readonly<Record<FilterKey, string>>;

export function chooseEach(choose: (filter: Filter) => string): Filters {
  return Object.fromEntries(filters.map((filter) => [filter.key, choose(filter)])) as Filters;
}

/** The choice that does not narrow the catalogue; an empty text does not either. */
export const ALL = 'all';
export const noFilters = chooseEach((filter) => ('allLabel' in filter ? ALL : ''));
