import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { activeFilters, filterInTheWay, withoutFilterSentence } from './active-filters';
import { filterOptionsOf } from './filter-options';
import { type Filters, noFilters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';

const active = (filters: Partial<Filters>, vehicles = specificationVehicles) =>
  activeFilters(filterOptionsOf(vehicles), { ...noFilters, ...filters });

const anyChoices = anyFilters(specificationVehicles, fc.constantFrom('', '', 'gt', 'lambo', 'á', 'nothing like it'));

describe('The filters that stand above a list', () => {
  it('are none where none narrows it', () => {
    expect(active({})).toEqual([]);
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
    expect(active(all)).toEqual([
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
      expect(active({ [key]: 'none such' }).map(({ value }) => value)).toEqual(['none such']);
    },
  );
});

describe('When nothing matches', () => {
  const inTheWay = (filters: Partial<Filters>, vehicles = specificationVehicles) =>
    filterInTheWay(active(filters, vehicles), findVehicles(indexVehicles(vehicles), { ...noFilters, ...filters }));

  it('names the one filter whose removal brings vehicles back, and how many', () => {
    const filter = inTheWay({ category: 'sports', fuel: 'Hybrid' });
    expect(filter).toEqual({ key: 'fuel', label: 'Fuel type', value: 'Hybrid', matching: 4 });
    expect(filter && withoutFilterSentence(filter)).toBe('Without Fuel type: Hybrid, 4 vehicles match.');
  });

  it('names the one that brings most back where several would', () => {
    expect(inTheWay({ brand: 'BMW', year: '2024' })).toMatchObject({ key: 'brand', matching: 6 });
  });

  it('speaks of one vehicle as one', () => {
    const filter = inTheWay({ search: 'huracan', availability: 'sold' });
    expect(filter && withoutFilterSentence(filter)).toBe('Without Search: huracan, 1 vehicle matches.');
  });

  it('blames nobody where something matches, nothing is listed or two are to blame', () => {
    expect(inTheWay({ brand: 'BMW' })).toBeNull();
    expect(inTheWay({ search: 'trabant', fuel: 'Electric' })).toBeNull();
    expect(inTheWay({ brand: 'BMW' }, [])).toBeNull();
  });

  it('tells the truth under any filters', () => {
    fc.assert(
      fc.property(anyChoices, (filters) => {
        const filter = inTheWay(filters);
        if (!filter) return;
        expect(filterVehicles(specificationVehicles, filters)).toEqual([]);
        const without = { ...filters, [filter.key]: noFilters[filter.key] };
        expect(filterVehicles(specificationVehicles, without)).toHaveLength(filter.matching);
        expect(filter.matching).toBeGreaterThan(0);
      }),
    );
  });
});
