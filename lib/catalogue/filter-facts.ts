import { CATEGORY_TABS, PRICE_BANDS, RATE_BANDS } from '@/lib/market/market';
import type { Vehicle } from '@/lib/schema/types';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { AVAILABILITY } from '@/lib/vehicle/status';
import type { ChoiceKey, FilterKey, LimitKey } from './filters';
import { BRANDS, bandOf, FUELS, NOT_STATED, ODOMETER_BANDS, type Option, YEARS } from './options';

/** The facts a filter can look at: those a card in the browser carries. */
export type FilterableVehicle = Pick<Vehicle, keyof Vehicle & keyof CardVehicle>;

type ChoiceFacts = {
  /** The choices for these vehicles, in their order, without the one that takes the filter off. */
  readonly options: (vehicles: readonly FilterableVehicle[]) => readonly Option[];
  /** The one choice that a vehicle belongs to, or NOT_STATED. */
  readonly choiceOf: (vehicle: FilterableVehicle) => string;
};

type TextFacts = {
  /** The texts of a vehicle that may hold the search. */
  readonly textsOf: (vehicle: FilterableVehicle) => readonly string[];
};

type LimitFacts = {
  /** The sum of a vehicle that must not be above the limit. One on request may fit; one that is not for sale does not. */
  readonly sumOf: (vehicle: FilterableVehicle) => Vehicle['price'];
};

type Facts<Key extends FilterKey> = Key extends ChoiceKey ? ChoiceFacts : Key extends LimitKey ? LimitFacts : TextFacts;

/*
 * The facts that each filter reads. Apart from the filters' words: browsers need them for a search only, and the build
 * for the choices. A brand, year, fuel or status outside the specification is a choice too: every vehicle can be found.
 */
export const filterFacts: { readonly [Key in FilterKey]: Facts<Key> } = {
  category: {
    options: () => CATEGORY_TABS,
    choiceOf: ({ category }) => category,
  },
  search: {
    textsOf: ({ name, brand }) => [name, brand],
  },
  price: {
    options: () => PRICE_BANDS,
    choiceOf: ({ price }) => bandOf(PRICE_BANDS, price),
  },
  upTo: {
    sumOf: ({ price }) => price,
  },
  // A search is given the price that the limit means at the visitor's terms (lib/vehicle/monthly.ts).
  monthly: {
    sumOf: ({ price }) => price,
  },
  rate: {
    options: () => RATE_BANDS,
    choiceOf: ({ dailyRental = 'not for rent' }) => bandOf(RATE_BANDS, dailyRental),
  },
  year: {
    options: (vehicles) => asOptions([...YEARS, ...vehicles.map(({ year }) => year)].sort().reverse()),
    choiceOf: ({ year }) => year,
  },
  brand: {
    options: (vehicles) => asOptions([...BRANDS, ...vehicles.map(({ brand }) => brand)]),
    choiceOf: ({ brand }) => brand,
  },
  fuel: {
    options: (vehicles) => asOptions([...FUELS, ...vehicles.map(({ fuel }) => fuel)]),
    choiceOf: ({ fuel }) => fuel,
  },
  availability: {
    options: (vehicles) => {
      const others = vehicles
        .map(({ status }) => status)
        .filter((status) => !AVAILABILITY.some(({ value }) => value === status));
      return [...AVAILABILITY, ...asOptions(others)];
    },
    choiceOf: ({ status }) => status,
  },
  body: {
    options: (vehicles) => sortedOptions(vehicles.map(({ bodyType }) => bodyType)),
    choiceOf: ({ bodyType = NOT_STATED }) => bodyType,
  },
  colour: {
    options: (vehicles) => sortedOptions(vehicles.map(({ exteriorColour }) => exteriorColour)),
    choiceOf: ({ exteriorColour = NOT_STATED }) => exteriorColour,
  },
  odometer: {
    options: () => ODOMETER_BANDS,
    choiceOf: ({ odometer }) => bandOf(ODOMETER_BANDS, odometer),
  },
  drive: {
    options: (vehicles) => sortedOptions(vehicles.map(({ drive }) => drive)),
    choiceOf: ({ drive = NOT_STATED }) => drive,
  },
  seats: {
    options: (vehicles) => sortedOptions(vehicles.map(({ seats }) => seats?.toString())),
    choiceOf: ({ seats }) => seats?.toString() ?? NOT_STATED,
  },
};

/** The known values of a fact as choices, in alphabetical order. */
function sortedOptions(facts: readonly (string | undefined)[]): Option[] {
  return asOptions(facts.filter((fact) => fact !== undefined).sort());
}

/** Facts as choices, in their order, each once. */
function asOptions(facts: readonly string[]): Option[] {
  return [...new Set(facts)].map((fact) => ({ value: fact, label: fact }));
}
