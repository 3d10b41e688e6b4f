import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import {
  activeFilters,
  changed,
  clearAll,
  clearSome,
  filters,
  initialState,
  noFilters,
  resultSummary,
} from './filters';
import { filterOptionsOf } from './search';

/** Name in the address, label, words without a filter. Links that visitors have kept say the first. */
const WORDS = [
  ['category', 'Category', 'All Vehicles'],
  ['q', 'Search', undefined],
  ['price', 'Price Range', 'Any price'],
  ['year', 'Year', 'Any year'],
  ['brand', 'Brand', 'All brands'],
  ['fuel', 'Fuel Type', 'Any fuel'],
  ['availability', 'Availability', 'Any availability'],
  ['seats', 'Seats', 'Any'],
];

it('every filter has its place and its words', () => {
  expect(filters.map(({ parameter, label, allLabel }) => [parameter, label, allLabel])).toEqual(WORDS);
});

const loaded = {
  ...initialState,
  category: 'sports',
  search: 'bm',
  brand: 'BMW',
  sort: 'newest',
  visibleCount: 18,
} as const;

it.each([
  [{ visibleCount: 24 }, { visibleCount: 24 }],
  [{ sort: 'quickest' }, { sort: 'quickest' }],
  [{ view: 'list' }, { view: 'list' }],
  [{ brand: 'BMW' }, {}],
  [{ year: '2021' }, { year: '2021', visibleCount: 6 }],
  [{ brand: 'all' }, { brand: 'all', visibleCount: 6 }],
  [clearAll, { ...noFilters, visibleCount: 6 }],
  // Category, search, price and year only (specification, section 2).
  [clearSome, { category: 'all', search: '', visibleCount: 6 }],
] as const)('%j changes only %j (specification, section 4)', (changes, expected) => {
  expect(changed(loaded, changes)).toEqual({ ...loaded, ...expected });
});

it("'Clear Filters' resets category, search, price and year (specification, section 2)", () => {
  expect(clearSome).toEqual({ category: 'all', search: '', price: 'all', year: 'all', visibleCount: 6 });
});

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
