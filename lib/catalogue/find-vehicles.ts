import { fold } from '@/lib/text/fold';
import { type FilterableVehicle, filterFacts } from './filter-facts';
import { type FilterKey, type Filters, filters, noFilters } from './filters';

/** Vehicles with the facts of every filter, prepared for any number of searches. */
export type SearchIndex<T> = {
  readonly vehicles: T[];
  /** In the order of the filters. */
  readonly columns: readonly Column[];
};

/** The distinct facts that one filter reads. A search tests each of them once, however many vehicles share it. */
type Column = {
  /** Choices, or texts folded for the search. */
  readonly facts: string[];
  /** For each vehicle, the index of its fact. */
  readonly places: number[];
  /** Indexes by the fact as written, before folding. */
  readonly known: Map<string, number>;
};

/** How many vehicles match without one filter, in total and by its choices. */
export type Count = { readonly all: number; readonly choices: ReadonlyMap<string, number> };

export type Counts = ReadonlyMap<FilterKey, Count>;

export type Found<T> = {
  /** In the order of the index. */
  readonly matching: readonly T[];
  readonly counts: Counts;
  /** True if no vehicle holds the typed word, and the matches have similar names. */
  readonly isNear: boolean;
};

/** Of folded texts, those that hold a misspelt word. */
export type FindNear = (texts: readonly string[], word: string) => ReadonlySet<string>;

export function indexVehicles<T extends FilterableVehicle>(vehicles: readonly T[]): SearchIndex<T> {
  const index = { vehicles: [], columns: filters.map(() => ({ facts: [], places: [], known: new Map() })) };
  addToIndex<T>(index, vehicles);
  return index;
}

/** Adds vehicles at the end. Ten thousand at once would block a phone for 0.3 s. */
export function addToIndex<T extends FilterableVehicle>(index: SearchIndex<T>, more: readonly T[]): void {
  for (const vehicle of more) index.vehicles.push(vehicle);
  for (const [column, { key }] of filters.entries()) {
    const filter = filterFacts[key];
    const { facts, places, known } = index.columns[column] as Column;
    for (const vehicle of more) {
      // No search contains a line break.
      const read =
        'textsOf' in filter
          ? filter.textsOf(vehicle).join('\n')
          : 'sumOf' in filter
            ? String(filter.sumOf(vehicle))
            : filter.choiceOf(vehicle);
      let place = known.get(read);
      if (place === undefined) {
        place = facts.length;
        known.set(read, place);
        facts.push('textsOf' in filter ? filter.textsOf(vehicle).map(asSearched).join('\n') : read);
      }
      places.push(place);
    }
  }
}

/**
 * The vehicles that pass every filter, and the count of each choice, in one pass (specification, section 5). A search
 * ignores case and accents and reads a hyphen as a space. An unknown choice matches nothing.
 * @param findNear called for a word that no vehicle holds
 * @param isIncluded which vehicles are searched at all; all by default
 */
export function findVehicles<T>(
  { vehicles, columns }: SearchIndex<T>,
  chosen: Filters,
  findNear?: FindNear,
  isIncluded?: (vehicle: T) => boolean,
): Found<T> {
  let isNear = false;
  const tests = filters.flatMap((filter, column) => {
    const { facts, places } = columns[column] as Column;
    const choice = chosen[filter.key];
    if (choice === noFilters[filter.key]) return [];
    if ('allLabel' in filter) return [{ column, places, passes: facts.map((fact) => fact === choice) }];
    if ('isLimit' in filter)
      return [{ column, places, passes: facts.map((fact) => fact === 'on request' || Number(fact) <= Number(choice)) }];
    // A trailing space comes before the next word.
    const word = asSearched(choice.trim());
    const exact = facts.map((texts) => texts.includes(word));
    const near = findNear && !exact.includes(true) ? findNear(facts, word) : null;
    isNear ||= near !== null && near.size > 0;
    return [{ column, places, passes: near ? facts.map((texts) => near.has(texts)) : exact }];
  });

  const matching: number[] = [];
  const failOnly: number[][] = columns.map(() => []);
  for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
    if (isIncluded && !isIncluded(vehicles[vehicle] as T)) continue;
    let failures = 0;
    let failed = 0;
    for (const { column, places, passes } of tests) {
      if (passes[places[vehicle] as number]) continue;
      failures += 1;
      failed = column;
      if (failures > 1) break;
    }
    if (failures === 0) matching.push(vehicle);
    else if (failures === 1) (failOnly[failed] as number[]).push(vehicle);
  }
  const counts = filters.map((filter, column) => {
    const groups = [matching, failOnly[column] as number[]];
    const all = groups.reduce((sum, { length }) => sum + length, 0);
    const choices = 'allLabel' in filter ? countChoices(columns[column] as Column, groups) : new Map();
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

/** 'rolls-royce' finds the Rolls Royce, and 'f type' the F-Type. */
function asSearched(text: string): string {
  return fold(text).replace(/[\s-]+/g, ' ');
}
