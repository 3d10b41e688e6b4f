import { activeFilters } from './active-filters';
import { noFilters } from './filters';

describe('The filters that stand above a list', () => {
  it('are none where none narrows it', () => {
    expect(activeFilters(noFilters)).toEqual([]);
  });

  it('are named in the order and the words of the filter panel', () => {
    const all = {
      availability: 'rented',
      fuel: 'Petrol',
      brand: 'Ferrari',
      year: '2024',
      price: '50m-70m',
      search: 'gt',
      category: 'supercar',
    };
    expect(activeFilters(all)).toEqual([
      { key: 'category', label: 'Category', value: 'Supercars' },
      { key: 'search', label: 'Search', value: 'gt' },
      { key: 'price', label: 'Purchase price', value: 'KES 50M - 70M' },
      { key: 'year', label: 'Year', value: '2024' },
      { key: 'brand', label: 'Brand', value: 'Ferrari' },
      { key: 'fuel', label: 'Fuel type', value: 'Petrol' },
      { key: 'availability', label: 'Availability', value: 'Currently Rented' },
    ]);
  });

  it.each(['category', 'price', 'availability'] as const)(
    'shows a choice of %s that no list offers as it is',
    (key) => {
      expect(activeFilters({ ...noFilters, [key]: 'none such' }).map(({ value }) => value)).toEqual(['none such']);
    },
  );
});
