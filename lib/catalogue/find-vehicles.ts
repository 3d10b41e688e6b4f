import { fold } from '@/lib/text/fold';
import { type Filter, type FilterableVehicle, type FilterKey, type Filters, filters, noFilters } from './filters';

/** Vehicles with all that the filters ask of them worked out, once for any number of searches. */
export type Stock<T> = readonly { readonly vehicle: T; readonly facts: readonly string[] }[];

/** How many vehicles match once a filter is taken off, and how many of them belong to each of its choices. */
type Count = { all: number; readonly choices: Map<string, number> };

export type Counts = ReadonlyMap<FilterKey, { readonly all: number; readonly choices: ReadonlyMap<string, number> }>;

export type Found<T> = {
  /** What passes every filter, in its order. */
  readonly matching: readonly T[];
  readonly counts: Counts;
};

/** The facts stand in the order of the filters: a vehicle's choice in each, or its texts as they are searched. */
export function stockOf<T extends FilterableVehicle>(vehicles: readonly T[]): Stock<T> {
  return vehicles.map((vehicle) => ({
    vehicle,
    facts: filters.map((filter) =>
      // No word that is searched for has a line break.
      'options' in filter ? filter.choiceOf(vehicle) : filter.textsOf(vehicle).map(asSearched).join('\n'),
    ),
  }));
}

/**
 * The vehicles that pass every filter, and what each choice of each filter would show beside the others, in one pass over
 * the stock (specification, section 5). A search sees neither case nor accents, and takes a hyphen for a space. A choice
 * that no list offers, such as a price band of another name, matches nothing.
 */
export function findVehicles<T>(stock: Stock<T>, chosen: Filters): Found<T> {
  const tests = filters.map((filter) => testOf(filter, chosen[filter.key]));
  const counts = filters.map((): Count => ({ all: 0, choices: new Map() }));
  const matching: T[] = [];
  const count = (index: number, fact: string) => {
    const counted = counts[index] as Count;
    counted.all += 1;
    counted.choices.set(fact, (counted.choices.get(fact) ?? 0) + 1);
  };
  for (const { vehicle, facts } of stock) {
    const fails = (passes: (fact: string) => boolean, index: number) => !passes(facts[index] as string);
    const failed = tests.findIndex(fails);
    if (failed < 0) {
      matching.push(vehicle);
      for (const [index, fact] of facts.entries()) count(index, fact);
    } else if (failed === tests.findLastIndex(fails)) {
      // It fails this filter alone, so taking that one off would show it.
      count(failed, facts[failed] as string);
    }
  }
  return { matching, counts: new Map(filters.map(({ key }, index) => [key, counts[index] as Count])) };
}

function testOf(filter: Filter, choice: string): (fact: string) => boolean {
  if (choice === noFilters[filter.key]) return () => true;
  if ('options' in filter) return (fact) => fact === choice;
  // A space typed on the way to a next word is no part of a name.
  const word = asSearched(choice.trim());
  return (texts) => texts.includes(word);
}

/** A hyphen counts as a space: 'rolls-royce' finds the Rolls Royce, and 'f type' the F-Type. */
function asSearched(text: string): string {
  return fold(text).replace(/[\s-]+/g, ' ');
}
