import { fold } from '@/lib/text/fold';
import { type FilterableVehicle, type FilterKey, type Filters, filters, noFilters } from './filters';

/** Vehicles with all that the filters ask of them worked out, once for any number of searches. */
export type Stock<T> = {
  readonly vehicles: T[];
  /** In the order of the filters. */
  readonly columns: readonly Column[];
};

/**
 * What a filter reads of the vehicles: a vehicle's choice, or its texts as they are searched. Each such fact stands here
 * once, however many vehicles share it, so that it is looked at once in a search.
 */
type Column = {
  readonly facts: string[];
  /** The place in `facts` of what each vehicle has. */
  readonly places: number[];
  /** The same by what the filter read, before it was made ready to be searched. */
  readonly known: Map<string, number>;
};

/** How many vehicles match once a filter is taken off, and how many of them belong to each of its choices. */
type Count = { readonly all: number; readonly choices: ReadonlyMap<string, number> };

export type Counts = ReadonlyMap<FilterKey, Count>;

export type Found<T> = {
  /** What passes every filter, in its order. */
  readonly matching: readonly T[];
  readonly counts: Counts;
  /** True where no vehicle holds the word that is searched for, and what matches is named almost so. */
  readonly isNear: boolean;
};

/** Of texts as they are searched, those that hold a word which is misspelt. */
export type FindNear = (texts: readonly string[], word: string) => ReadonlySet<string>;

export function stockOf<T extends FilterableVehicle>(vehicles: readonly T[]): Stock<T> {
  const stock: Stock<T> = {
    vehicles: [],
    columns: filters.map(() => ({ facts: [], places: [], known: new Map() })),
  };
  addToStock(stock, vehicles);
  return stock;
}

/** Adds vehicles at the end, since ten thousand of them at once would keep a phone from answering. */
export function addToStock<T extends FilterableVehicle>({ vehicles, columns }: Stock<T>, more: readonly T[]): void {
  for (const vehicle of more) vehicles.push(vehicle);
  for (const [index, filter] of filters.entries()) {
    const { facts, places, known } = columns[index] as Column;
    for (const vehicle of more) {
      // No word that is searched for has a line break.
      const read = 'options' in filter ? filter.choiceOf(vehicle) : filter.textsOf(vehicle).join('\n');
      let place = known.get(read);
      if (place === undefined) {
        place = facts.length;
        known.set(read, place);
        facts.push('options' in filter ? read : filter.textsOf(vehicle).map(asSearched).join('\n'));
      }
      places.push(place);
    }
  }
}

/**
 * The vehicles that pass every filter, and what each choice of each filter would show beside the others, in one pass over
 * the stock (specification, section 5). A search sees neither case nor accents, and takes a hyphen for a space. A choice
 * that no list offers, such as a price band of another name, matches nothing.
 * @param findNear what is asked for a word that no vehicle holds
 * @param isOffered what stands in the list at all; every vehicle where nothing is said
 */
export function findVehicles<T>(
  { vehicles, columns }: Stock<T>,
  chosen: Filters,
  findNear?: FindNear,
  isOffered?: (vehicle: T) => boolean,
): Found<T> {
  let isNear = false;
  const tests = filters.flatMap((filter, index) => {
    const { facts, places } = columns[index] as Column;
    const choice = chosen[filter.key];
    if (choice === noFilters[filter.key]) return [];
    if ('options' in filter) return [{ index, places, passes: facts.map((fact) => fact === choice) }];
    // A space typed on the way to a next word is no part of a name.
    const word = asSearched(choice.trim());
    const held = facts.map((texts) => texts.includes(word));
    const near = findNear && !held.includes(true) ? findNear(facts, word) : null;
    isNear ||= near !== null && near.size > 0;
    return [{ index, places, passes: near ? facts.map((texts) => near.has(texts)) : held }];
  });

  const matching: number[] = [];
  /** By filter: what fails it alone, so that taking that one off would show it. */
  const besides: number[][] = columns.map(() => []);
  for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
    if (isOffered && !isOffered(vehicles[vehicle] as T)) continue;
    let failures = 0;
    let failed = 0;
    for (const { index, places, passes } of tests) {
      if (passes[places[vehicle] as number]) continue;
      failures += 1;
      failed = index;
      if (failures > 1) break;
    }
    if (failures === 0) matching.push(vehicle);
    else if (failures === 1) besides[failed]?.push(vehicle);
  }
  const counts = filters.map((filter, index) => {
    const groups = [matching, besides[index] as number[]];
    const all = groups.reduce((sum, { length }) => sum + length, 0);
    // What is typed has as many choices as there are words.
    const choices = 'options' in filter ? countChoices(columns[index] as Column, groups) : new Map();
    return [filter.key, { all, choices }] as const;
  });
  return { matching: matching.map((vehicle) => vehicles[vehicle] as T), counts: new Map(counts), isNear };
}

function countChoices({ facts, places }: Column, groups: readonly (readonly number[])[]): ReadonlyMap<string, number> {
  const counts = facts.map(() => 0);
  for (const group of groups) {
    for (const vehicle of group) {
      const place = places[vehicle] as number;
      counts[place] = (counts[place] as number) + 1;
    }
  }
  return new Map(facts.map((fact, place) => [fact, counts[place] as number]));
}

/** A hyphen counts as a space: 'rolls-royce' finds the Rolls Royce, and 'f type' the F-Type. */
function asSearched(text: string): string {
  return fold(text).replace(/[\s-]+/g, ' ');
}
