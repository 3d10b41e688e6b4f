import { fold } from '@/lib/text/fold';
import { type Filter, type FilterableVehicle, type Filters, filters, noFilters } from './filters';

/**
 * The vehicles that pass every filter, in their order (specification, section 5). A search sees neither case nor accents,
 * and takes a hyphen for a space.
 * A choice that no list offers, such as a price band of another name, matches nothing.
 */
export function filterVehicles<T extends FilterableVehicle>(vehicles: readonly T[], chosen: Filters): T[] {
  const tests = filters.map((filter) => testOf(filter, chosen[filter.key]));
  return vehicles.filter((vehicle) => tests.every((passes) => passes(vehicle)));
}

function testOf(filter: Filter, choice: string): (vehicle: FilterableVehicle) => boolean {
  if (choice === noFilters[filter.key]) return () => true;
  if ('options' in filter) return (vehicle) => filter.choiceOf(vehicle) === choice;
  // A space typed on the way to a next word is no part of a name.
  const word = asSearched(choice.trim());
  return (vehicle) => filter.textsOf(vehicle).some((text) => asSearched(text).includes(word));
}

/** A hyphen counts as a space: 'rolls-royce' finds the Rolls Royce, and 'f type' the F-Type. */
function asSearched(text: string): string {
  return fold(text).replace(/[\s-]+/g, ' ');
}
