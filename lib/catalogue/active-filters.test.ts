import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { activeFilters, filterInTheWay, resultSummary, withoutFilterSentence } from './active-filters';
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

it('chips have the order and the words of the panel', () => {
  const chosen = { availability: 'rented', brand: 'none such', price: '50m-70m', search: 'gt' };
  expect(active(chosen).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Search: gt',
    'Purchase price: KES 50M - 70M',
    'Brand: none such',
    'Availability: Currently Rented',
  ]);
});

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

it("the summary says 'Showing X of Y vehicles', and that names are only similar", () => {
  expect(resultSummary(6, 12)).toBe('Showing 6 of 12 vehicles');
  expect(resultSummary(0, 0, 'lamborgini')).toBe('Showing 0 of 0 vehicles');
  expect(resultSummary(1, 1, 'lamborgini')).toBe('Showing 1 of 1 vehicles. Nothing called ‘lamborgini’. Did you mean:');
});
