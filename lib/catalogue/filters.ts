import { CATEGORY_TABS, DEFAULT_MODE, PRICE_BANDS, RATE_BANDS } from '@/lib/market/market';
import type { Vehicle } from '@/lib/schema/types';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { AVAILABILITY } from '@/lib/vehicle/status';
import { BRANDS, bandOf, FUELS, NOT_STATED, ODOMETER_BANDS, type Option, YEARS } from './options';

/** The facts a filter can look at: those a card in the browser carries. */
export type FilterableVehicle = Pick<Vehicle, keyof Vehicle & keyof CardVehicle>;

type Named<Key> = {
  readonly key: Key;
  /** Its name in an address. Links that visitors have kept say it, so it stays. */
  readonly parameter: string;
  readonly label: string;
  /** Its name outside the panel, if not its label. */
  readonly chipLabel?: string;
  /** True for what 'Clear Filters' of the empty state resets (specification, section 2). */
  readonly clearedByEmptyState?: boolean;
};

/** A filter whose choices are listed. */
export type ChoiceFilter<Key = FilterKey> = Named<Key> & {
  /** The words of the choice that takes the filter off. */
  readonly allLabel: string;
  readonly hint?: string;
  /** The only mode that shows it; both by default. */
  readonly onlyIn?: Mode;
  /**
   * True where not every dealer gives the fact: only choices that a vehicle has are offered, and none where there are fewer
   * than two.
   */
  readonly onlyExisting?: boolean;
  /** The label of NOT_STATED, which is offered last while a vehicle needs it; 'Not stated' by default. */
  readonly notStated?: string;
  /** True for a filter that is also shown as tabs above the vehicles. */
  readonly tabs?: boolean;
  /** The other choices for these vehicles, in their order. */
  readonly options: (vehicles: readonly FilterableVehicle[]) => readonly Option[];
  /** The one choice that a vehicle belongs to, or NOT_STATED. */
  readonly choiceOf: (vehicle: FilterableVehicle) => string;
};

/** The search text as a filter. */
type TextFilter<Key = FilterKey> = Named<Key> & {
  /** The texts of a vehicle that may hold it. */
  readonly textsOf: (vehicle: FilterableVehicle) => readonly string[];
};

/** A filter with a typed limit: digits only. */
type LimitFilter<Key = FilterKey> = Named<Key> & {
  /** The sum of a vehicle that must not be above it. One on request may fit; one that is not for sale does not. */
  readonly sumOf: (vehicle: FilterableVehicle) => Vehicle['price'];
};

export type Filter<Key = FilterKey> = ChoiceFilter<Key> | TextFilter<Key> | LimitFilter<Key>;

/*
 * Every filter of the catalogue, in the order of the panel, the chips and the address. All else follows from this table.
 * A brand, year, fuel or status that the specification does not foresee is offered too, so that every vehicle can be found by its
 * own facts.
 */
const table = [
  {
    key: 'category',
    parameter: 'category',
    label: 'Category',
    allLabel: 'All Vehicles',
    tabs: true,
    clearedByEmptyState: true,
    options: () => CATEGORY_TABS,
    choiceOf: ({ category }) => category,
  },
  {
    key: 'search',
    parameter: 'q',
    label: 'Search',
    clearedByEmptyState: true,
    textsOf: ({ name, brand }) => [name, brand],
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
    options: () => PRICE_BANDS,
    choiceOf: ({ price }) => bandOf(PRICE_BANDS, price),
  },
  {
    key: 'upTo',
    parameter: 'upto',
    label: 'Price up to',
    chipLabel: 'Purchase price up to',
    sumOf: ({ price }) => price,
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
    options: () => RATE_BANDS,
    choiceOf: ({ dailyRental = 'not for rent' }) => bandOf(RATE_BANDS, dailyRental),
  },
  {
    key: 'year',
    parameter: 'year',
    label: 'Year',
    allLabel: 'Any year',
    clearedByEmptyState: true,
    options: (vehicles) => asOptions([...YEARS, ...vehicles.map(({ year }) => year)].sort().reverse()),
    choiceOf: ({ year }) => year,
  },
  {
    key: 'brand',
    parameter: 'brand',
    label: 'Brand',
    allLabel: 'All brands',
    options: (vehicles) => asOptions([...BRANDS, ...vehicles.map(({ brand }) => brand)]),
    choiceOf: ({ brand }) => brand,
  },
  {
    key: 'fuel',
    parameter: 'fuel',
    label: 'Fuel Type',
    chipLabel: 'Fuel type',
    allLabel: 'Any fuel',
    options: (vehicles) => asOptions([...FUELS, ...vehicles.map(({ fuel }) => fuel)]),
    choiceOf: ({ fuel }) => fuel,
  },
  {
    key: 'availability',
    parameter: 'availability',
    label: 'Availability',
    allLabel: 'Any availability',
    options: (vehicles) => {
      const others = vehicles
        .map(({ status }) => status)
        .filter((status) => !AVAILABILITY.some(({ value }) => value === status));
      return [...AVAILABILITY, ...asOptions(others)];
    },
    choiceOf: ({ status }) => status,
  },
  {
    key: 'body',
    parameter: 'body',
    label: 'Body',
    allLabel: 'Any body',
    onlyExisting: true,
    options: (vehicles) => sortedOptions(vehicles.map(({ bodyType }) => bodyType)),
    choiceOf: ({ bodyType = NOT_STATED }) => bodyType,
  },
  {
    key: 'colour',
    parameter: 'colour',
    label: 'Colour',
    allLabel: 'Any colour',
    onlyExisting: true,
    options: (vehicles) => sortedOptions(vehicles.map(({ exteriorColour }) => exteriorColour)),
    choiceOf: ({ exteriorColour = NOT_STATED }) => exteriorColour,
  },
  {
    key: 'odometer',
    parameter: 'odometer',
    label: 'Odometer',
    allLabel: 'Any reading',
    onlyExisting: true,
    options: () => ODOMETER_BANDS,
    choiceOf: ({ odometer }) => bandOf(ODOMETER_BANDS, odometer),
  },
  {
    key: 'drive',
    parameter: 'drive',
    label: 'Drive',
    allLabel: 'Any drive',
    onlyExisting: true,
    options: (vehicles) => sortedOptions(vehicles.map(({ drive }) => drive)),
    choiceOf: ({ drive = NOT_STATED }) => drive,
  },
  {
    key: 'seats',
    parameter: 'seats',
    label: 'Seats',
    allLabel: 'Any number',
    onlyExisting: true,
    options: (vehicles) => sortedOptions(vehicles.map(({ seats }) => seats?.toString())),
    choiceOf: ({ seats }) => seats?.toString() ?? NOT_STATED,
  },
] as const satisfies readonly Filter<string>[];

/** The known values of a fact as choices, in alphabetical order. */
function sortedOptions(facts: readonly (string | undefined)[]): Option[] {
  return asOptions(facts.filter((fact) => fact !== undefined).sort());
}

/** Facts as choices, in their order, each once. */
function asOptions(facts: readonly string[]): Option[] {
  return [...new Set(facts)].map((fact) => ({ value: fact, label: fact }));
}

export type FilterKey = (typeof table)[number]['key'];
export const filters: readonly Filter[] = table;
export const choiceFilters = filters.filter((filter) => 'options' in filter);

/** The choice of each filter. */
export type Filters = Readonly<Record<FilterKey, string>>;

/** The choices that `choose` makes, filter by filter. */
export function chooseEach(choose: (filter: Filter) => string): Filters {
  return Object.fromEntries(filters.map((filter) => [filter.key, choose(filter)])) as Filters;
}

/** The choice that does not narrow the catalogue; an empty text does not either. */
export const ALL = 'all';
export const noFilters = chooseEach((filter) => ('options' in filter ? ALL : ''));
