import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { activeFilters, resultSummary } from './active-filters';
import { filterOptionsOf } from './filter-options';
import { noFilters } from './filters';

it('chips have the order and the words of the panel', () => {
  const chosen = { availability: 'rented', brand: 'none such', price: '50m-70m', search: 'gt' };
  const active = activeFilters(filterOptionsOf(specificationVehicles), { ...noFilters, ...chosen });
  expect(active.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Search: gt',
    'Purchase price: KES 50M - 70M',
    'Brand: none such',
    'Availability: Currently Rented',
  ]);
});

it("the summary says 'Showing X of Y vehicles', and that names are only similar", () => {
  expect(resultSummary(6, 12)).toBe('Showing 6 of 12 vehicles');
  expect(resultSummary(0, 0, 'lamborgini')).toBe('No vehicles found.');
  expect(resultSummary(1, 1, 'lamborgini')).toBe('Showing 1 of 1 vehicles. Nothing called ‘lamborgini’. Did you mean:');
});
