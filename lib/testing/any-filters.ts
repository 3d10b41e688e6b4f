import fc from 'fast-check';
import { ALL, type Filters, filters } from '@/lib/catalogue/filters';
import type { FilterableVehicle } from '@/lib/catalogue/search';
import { filterOptionsOf } from '@/lib/catalogue/search';

/** Any choices that the filters offer for these vehicles, with any of these texts. */
export function anyFilters(vehicles: readonly FilterableVehicle[], text: fc.Arbitrary<string>): fc.Arbitrary<Filters> {
  const { choices: offered } = filterOptionsOf(vehicles);
  const choices = filters.map((filter) => {
    if (filter.key === 'search') return [filter.key, text];
    if ('isLimit' in filter) return [filter.key, fc.constantFrom('', '1', '40000000', '999999999999')];
    return [filter.key, fc.constantFrom(ALL, ...(offered[filter.key] ?? []).map(({ value }) => value))];
  });
  return fc.record(Object.fromEntries(choices));
}
