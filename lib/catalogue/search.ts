import { type Band, CATEGORY_TABS, PRICE_BANDS } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { compact, fold } from '@/lib/text/fold';
import { sumAsked } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { AVAILABILITY } from '@/lib/vehicle/status';
import {
  ALL,
  type ChoiceKey,
  type Counts,
  type FilterKey,
  type FilterOptions,
  type Filters,
  filters,
  noFilters,
  type SortId,
} from './filters';

/* The search in the vehicles. The build needs it for the choices of each filter, browsers load it for the first search. */

/** The facts of a vehicle that a card in the browser carries. */
export type FilterableVehicle = Pick<Vehicle, keyof Vehicle & keyof CardVehicle>;

/** The choice of a car whose fact is not known: it may fit, so a filter offers to show it. */
const NOT_STATED = 'not-stated';

/** The band of an amount; none of a car that is not offered that way. */
function bandOf(bands: readonly Band[], amount: number | string | undefined): string {
  if (amount === undefined || amount === 'on request') return NOT_STATED;
  return bands.find(({ below }) => Number(amount) < below)?.value ?? '';
}

/** The one choice of each filter that a vehicle belongs to, or NOT_STATED. */
export const choiceOf: Readonly<Record<ChoiceKey, (vehicle: FilterableVehicle) => string>> = {
  category: ({ category }) => category,
  price: ({ price }) => bandOf(PRICE_BANDS, price),
  year: ({ year }) => year,
  brand: ({ brand }) => brand,
  fuel: ({ fuel }) => fuel,
  availability: ({ status }) => status,
  seats: ({ seats }) => seats?.toString() ?? NOT_STATED,
};

export type Found<T> = {
  readonly matching: readonly T[];
  readonly counts: Counts;
  /** True if no vehicle holds the typed word, and the matches have similar names. */
  readonly isNear: boolean;
};

/**
 * The vehicles that pass every filter, and the count of each choice (specification, section 5). An unknown choice
 * matches nothing. A search without a match allows mistakes.
 */
export function findVehicles<T extends FilterableVehicle>(vehicles: readonly T[], chosen: Filters): Found<T> {
  const words = wordsOf(chosen.search);
  const holdsWords = (vehicle: T) => words.length === 0 || isNamed(vehicle, words);
  const isNear = !vehicles.some(holdsWords) && vehicles.some((vehicle) => isNearly(vehicle, words));
  const tests = filters
    .filter(({ key }) => chosen[key] !== noFilters[key])
    .map(({ key }) => {
      const passes = (vehicle: T) => {
        if (key === 'search') return isNear ? isNearly(vehicle, words) : holdsWords(vehicle);
        return choiceOf[key](vehicle) === chosen[key];
      };
      return { key, passes };
    });
  const matching: T[] = [];
  /** Those that only one filter leaves out. */
  const leftOut = new Map(filters.map(({ key }) => [key, [] as T[]]));
  for (const vehicle of vehicles) {
    const [one, other] = tests.filter(({ passes }) => !passes(vehicle));
    if (!one) matching.push(vehicle);
    else if (!other) leftOut.get(one.key)?.push(vehicle);
  }
  const counts = Object.fromEntries(
    filters.map(({ key }) => {
      const found = [...matching, ...(leftOut.get(key) ?? [])];
      const count = new Map([[ALL, found.length]]);
      const choices = key in choiceOf ? found.map(choiceOf[key as ChoiceKey]) : [];
      for (const choice of choices) count.set(choice, (count.get(choice) ?? 0) + 1);
      return [key, count];
    }),
  ) as Record<FilterKey, Map<string, number>>;
  return { matching, counts, isNear };
}

const wordsOf = (text: string) => fold(text).match(/[^\s-]+/g) ?? [];

const namesOf = new Map<string, readonly string[]>();

/**
 * A name from each of its words on, without spaces and hyphens: 'lexuslc500', 'lc500', '500'. So 'lc-500', 'rollsroyce'
 * and 'mercedes gt63' are found.
 */
function namesFrom(text: string): readonly string[] {
  const words = wordsOf(text);
  const known = namesOf.get(text) ?? words.map((_, index) => words.slice(index).join(''));
  namesOf.set(text, known);
  return known;
}

type Named = Pick<Vehicle, 'name' | 'brand'>;

/** Of the two brands of one maker, AMG is the younger: a 'Benz' is a Mercedes. */
const brandOf = (brand: string) => (brand.startsWith('Mercedes') ? `${brand} Mercedes Benz` : brand);

const allNames = ({ name, brand }: Named) => [...namesFrom(name), ...namesFrom(brandOf(brand))];

/** Whether the name or the brand holds the typed words, or each word begins one of theirs: 'gtb ferrari'. */
function isNamed(vehicle: Named, words: readonly string[]): boolean {
  const names = allNames(vehicle);
  return (
    names.some((name) => name.includes(words.join(''))) ||
    words.every((word) => names.some((name) => name.startsWith(word)))
  );
}

/**
 * Whether a vehicle was meant: 'lamborgini', 'aston matrin'. At most one mistake in a word: a letter added, missing or
 * wrong, or two swapped. The first letter is right, and so are numbers: a 458 is no 488.
 */
function isNearly(vehicle: Named, words: readonly string[]): boolean {
  const names = allNames(vehicle);
  return words.every((word) => names.some((name) => beginsNearly(name, word)));
}

function beginsNearly(name: string, word: string): boolean {
  if (name.startsWith(word)) return true;
  if (word.length < 4 || /\d/.test(word)) return false;
  let at = 0;
  while (name[at] === word[at]) at += 1;
  const [right, wrong] = [name.slice(at), word.slice(at)];
  const [first = '', second = ''] = wrong;
  return (
    at > 0 &&
    // A short word with a wrong end is another word: 'benz' is no Bentley.
    (word.length > 4 || wrong.length > 1 || right[1] === wrong) &&
    (right.startsWith(wrong.slice(1)) ||
      right.slice(1).startsWith(wrong) ||
      right.slice(1).startsWith(wrong.slice(1)) ||
      right.startsWith(second + first + wrong.slice(2)))
  );
}

/** The rank of a price that is not told, whichever way the others go. */
const LAST = Number.MAX_VALUE;

/** The lowest rank comes first. */
const ranks: Readonly<Record<SortId, (vehicle: FilterableVehicle & { doors?: number }, mode: Mode) => number>> = {
  listed: () => 0,
  'price-up': (vehicle, mode) => sumAsked(vehicle, mode) ?? LAST,
  'price-down': (vehicle, mode) => -(sumAsked(vehicle, mode) ?? -LAST),
  newest: ({ year }) => -Number(year),
  quickest: ({ acceleration = LAST }) => acceleration,
  // Where seats are not stated: a car has no fewer than doors for people.
  seats: ({ doors = 0, seats = doors }) => -seats,
};

/**
 * The vehicles in the chosen order; those that are equal in it stay as they were listed. The price is the one on
 * screen: to buy, or by the day. Sold cars come last in rental mode.
 */
export function sortVehicles<T extends FilterableVehicle>(vehicles: readonly T[], sort: SortId, mode: Mode): T[] {
  const isLast = ({ status }: T) => Number(mode === 'rental' && status === 'sold');
  return [...vehicles].sort(
    (one, other) => isLast(one) - isLast(other) || ranks[sort](one, mode) - ranks[sort](other, mode),
  );
}

const valuesOf = (words: string) => words.split(', ').map((value) => ({ value }));

/** The choices that the specification names (section 9), also without a vehicle. */
const SPECIFIED: Partial<Record<FilterKey, readonly { readonly value: string; readonly label?: string }[]>> = {
  category: CATEGORY_TABS,
  price: PRICE_BANDS,
  year: /* @__PURE__ */ valuesOf('2024, 2023, 2022, 2021, 2020'),
  brand: /* @__PURE__ */ valuesOf(
    'Lamborghini, Ferrari, McLaren, Rolls Royce, Bentley, Porsche, Aston Martin, Maserati, BMW, Mercedes-AMG, Jaguar, Lexus',
  ),
  fuel: /* @__PURE__ */ valuesOf('Petrol, Hybrid, Electric'),
  availability: AVAILABILITY,
};

/** With one spelling for each brand and fuel: of 'FERRARI' and 'Ferrari' the specified one, or else the first. */
export function spelledAlike<T extends Pick<Vehicle, 'brand' | 'fuel'>>(vehicles: readonly T[]): T[] {
  const known = new Map<string, string>();
  const spelled = (text: string) => {
    const id = compact(text);
    if (!known.has(id)) known.set(id, text);
    return known.get(id) ?? text;
  };
  for (const { value } of [SPECIFIED.brand ?? [], SPECIFIED.fuel ?? []].flat()) spelled(value);
  return vehicles.map((vehicle) => ({ ...vehicle, brand: spelled(vehicle.brand), fuel: spelled(vehicle.fuel) }));
}

/** The choices of every filter for these vehicles. Their other values are choices too: every vehicle can be found. */
export function filterOptionsOf(vehicles: readonly FilterableVehicle[]): FilterOptions {
  const { counts } = findVehicles(vehicles, noFilters);
  const choices = filters.flatMap(({ key, allLabel, onlyExisting, notStated = 'Not stated' }) => {
    if (!allLabel) return [];
    const specified = SPECIFIED[key] ?? [];
    const found = [...counts[key].keys()].filter((value) => value && value !== ALL && value !== NOT_STATED);
    const others = found.filter((value) => !specified.some((one) => one.value === value)).map((value) => ({ value }));
    const options = [...specified, ...others].map(({ value, label }: { value: string; label?: string }) => ({
      value,
      ...(label && label !== value && { label }),
      count: counts[key].get(value) ?? 0,
    }));
    if (key === 'seats') options.sort((one, other) => Number(one.value) - Number(other.value));
    // The newest first.
    if (key === 'year') options.sort((one, other) => Number(other.value) - Number(one.value));
    const shown = onlyExisting ? options.filter(({ count }) => count > 0) : options;
    if (onlyExisting && shown.length < 2) return [];
    const silent = { value: NOT_STATED, label: notStated, count: counts[key].get(NOT_STATED) ?? 0 };
    const all = { value: ALL, label: allLabel, count: vehicles.length };
    return [[key, [all, ...shown, ...(silent.count > 0 ? [silent] : [])]] as const];
  });
  return { size: vehicles.length, choices: Object.fromEntries(choices) };
}
