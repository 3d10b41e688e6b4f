import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { filterGroups, filterOptionsOf } from './filter-options';
import { type FilterableVehicle, type FilterKey, type Filters, noFilters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';

const groupsOf = (vehicles: readonly FilterableVehicle[], filters: Filters) =>
  filterGroups(filterOptionsOf(vehicles), findVehicles(indexVehicles(vehicles), filters).counts);

const optionsOf = (key: FilterKey, filters: Partial<Filters> = {}, vehicles = specificationVehicles) =>
  groupsOf(vehicles, { ...noFilters, ...filters }).find(({ filter }) => filter.key === key)?.options ?? [];

/** 'all 12, Petrol 12'. */
const countsOf = (...asked: Parameters<typeof optionsOf>) =>
  optionsOf(...asked)
    .map(({ value, count }) => `${value} ${count}`)
    .join(', ');

const anyChoices = anyFilters(
  specificationVehicles,
  fc.constantFrom('', '', 'gt', 'lambo', 'á', 'Phantom ', 'nothing like it'),
);

describe('The lists of the filter panel', () => {
  it('begin with the choice that takes the filter off, in the words of the specification', () => {
    expect(optionsOf('category')).toEqual([
      { value: 'all', label: 'All Vehicles', count: 12 },
      { value: 'supercar', label: 'Supercars', count: 4 },
      { value: 'luxury', label: 'Luxury', count: 4 },
      { value: 'sports', label: 'Sports', count: 4 },
    ]);
    expect(optionsOf('price').at(-1)).toEqual({ value: 'over-70m', label: 'Over KES 70M', count: 1 });
    expect(optionsOf('availability').at(-1)).toEqual({ value: 'rented', label: 'Currently Rented', count: 1 });
  });

  it('count all vehicles while nothing is chosen, nought included', () => {
    expect(countsOf('price')).toBe('all 12, under-25m 1, 25m-35m 3, 35m-50m 5, 50m-70m 2, over-70m 1');
    expect(countsOf('year')).toBe('all 12, 2024 6, 2023 2, 2022 2, 2021 2, 2020 0');
    expect(countsOf('fuel')).toBe('all 12, Petrol 12, Hybrid 0, Electric 0');
    expect(countsOf('availability')).toBe('all 12, available 10, sold 1, rented 1');
  });

  it('count beside the other filters, not their own', () => {
    expect(countsOf('category', { brand: 'Ferrari' })).toBe('all 1, supercar 1, luxury 0, sports 0');
    expect(countsOf('year', { category: 'sports', year: '2022' })).toBe(
      'all 4, 2024 1, 2023 0, 2022 2, 2021 1, 2020 0',
    );
    expect(optionsOf('brand', { search: 'trabant' }).every(({ count }) => count === 0)).toBe(true);
  });

  it('count what choosing would show, for every choice under any filters', () => {
    fc.assert(
      fc.property(anyChoices, (filters) => {
        for (const { filter, options } of groupsOf(specificationVehicles, filters)) {
          for (const { value, count } of options) {
            const shown = filterVehicles(specificationVehicles, { ...filters, [filter.key]: value }).length;
            expect([filter.key, value, count]).toEqual([filter.key, value, shown]);
          }
        }
      }),
    );
  });

  it('take a brand of any name', () => {
    const odd = [specificationVehicle(1, { brand: '__proto__' })];
    expect(optionsOf('brand', {}, odd).at(-1)).toEqual({ value: '__proto__', label: '__proto__', count: 1 });
  });
});
