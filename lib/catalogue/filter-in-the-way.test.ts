import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { activeFilters } from './active-filters';
import { filterInTheWay, withoutFilterSentence } from './filter-in-the-way';
import { filterOptionsOf } from './filter-options';
import { type Filters, noFilters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';

const active = (filters: Partial<Filters>, vehicles = specificationVehicles) =>
  activeFilters(filterOptionsOf(vehicles), { ...noFilters, ...filters });
const inTheWay = (filters: Partial<Filters>, vehicles = specificationVehicles) =>
  filterInTheWay(active(filters, vehicles), findVehicles(indexVehicles(vehicles), { ...noFilters, ...filters }));
const sentence = (filters: Partial<Filters>) => {
  const filter = inTheWay(filters);
  return filter && withoutFilterSentence(filter);
};

it('an empty result names the filter whose removal shows most vehicles', () => {
  expect(sentence({ category: 'sports', fuel: 'Hybrid' })).toBe('4 vehicles if you drop ‘Hybrid’.');
  expect(sentence({ brand: 'BMW', year: '2024' })).toBe('6 vehicles if you drop ‘BMW’.');
  expect(sentence({ search: 'huracan', availability: 'sold' })).toBe('1 vehicle if you drop ‘huracan’.');
});

it('no filter is named where something matches, two are in the way, or the inventory is empty', () => {
  expect(inTheWay({ brand: 'BMW' })).toBeNull();
  expect(inTheWay({ search: 'trabant', fuel: 'Electric' })).toBeNull();
  expect(inTheWay({ brand: 'BMW' }, [])).toBeNull();
});

it('the number of the named filter is true for any filters', () => {
  const anyChoices = anyFilters(specificationVehicles, fc.constantFrom('', '', 'gt', 'lambo', 'nothing like it'));
  fc.assert(
    fc.property(anyChoices, (filters) => {
      const filter = inTheWay(filters);
      if (!filter) return;
      const without = { ...filters, [filter.key]: noFilters[filter.key] };
      expect(filterVehicles(specificationVehicles, filters)).toEqual([]);
      expect(filterVehicles(specificationVehicles, without)).toHaveLength(filter.matching);
    }),
  );
});
