import fc from 'fast-check';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { fold } from '@/lib/text/fold';
import { activeFilters, resultSummary } from './active-filters';
import { filterOptionsOf } from './filter-options';
import { type Filters, filters, noFilters } from './filters';
import { type CatalogueAction, type CatalogueState, catalogueReducer, initialCatalogueState } from './state';

const someFilters: Filters = {
  ...noFilters,
  category: 'sports',
  search: 'bm',
  price: '25m-35m',
  year: '2022',
  brand: 'BMW',
  fuel: 'Petrol',
  availability: 'rented',
};

const idsOf = (filters: Partial<Filters>) =>
  filterVehicles(specificationVehicles, { ...noFilters, ...filters }).map(({ id }) => id);

const stateAfter = (state: CatalogueState, ...actions: CatalogueAction[]) => actions.reduce(catalogueReducer, state);

describe('Section 5: catalogue filtering', () => {
  it('passes everything while nothing is chosen', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('matches category, year, brand, fuel and status exactly', () => {
    expect(idsOf({ category: 'supercar' })).toEqual([1, 2, 3, 8]);
    expect(idsOf({ year: '2021' })).toEqual([11, 12]);
    expect(idsOf({ year: '202' })).toEqual([]);
    expect(idsOf({ brand: 'Rolls Royce' })).toEqual([4]);
    expect(idsOf({ brand: 'rolls royce' })).toEqual([]);
    expect(idsOf({ fuel: 'Hybrid' })).toEqual([]);
    expect(idsOf({ availability: 'sold' })).toEqual([5]);
    expect(idsOf({ availability: 'rented' })).toEqual([10]);
  });

  it.each([
    ['ferrari', [2]],
    ['FERRARI', [2]],
    ['orghi', [1]],
    ['huracán', [1]],
    ['HURACÁN', [1]],
    ['huracan', [1]],
    ['Hüracan', [1]],
    ['MC20', [8]],
    ['gt', [2, 5, 10]],
    ['Phantom ', [4]],
    [' rolls royce', [4]],
    ['rolls-royce', [4]],
    ['f type', [11]],
    ['mercedes amg', [10]],
    ['lexus\u00A0', [12]],
    ['   ', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['trabant', []],
    ['.*', []],
    ['[', []],
  ])('searches for %j in names and brands, whatever the case', (search, ids) => {
    expect(idsOf({ search })).toEqual(ids);
  });

  it('finds a vehicle by its brand where the name does not hold it, and the other way round', () => {
    const vehicles = [{ ...specificationVehicle(1), name: 'Night Bull' }];
    const found = (search: string) => filterVehicles(vehicles, { ...noFilters, search }).length;
    expect([found('lambo'), found('night'), found('huracán')]).toEqual([1, 1, 0]);
  });

  it.each([
    [24_999_999, 'under-25m'],
    [25_000_000, '25m-35m'],
    [34_999_999, '25m-35m'],
    [35_000_000, '35m-50m'],
    [49_999_999, '35m-50m'],
    [50_000_000, '50m-70m'],
    [69_999_999, '50m-70m'],
    [70_000_000, 'over-70m'],
    [1, 'under-25m'],
    [900_000_000, 'over-70m'],
  ])('puts %i shillings into the band %s alone', (price, band) => {
    const bands = ['under-25m', '25m-35m', '35m-50m', '50m-70m', 'over-70m'];
    const vehicle = specificationVehicle(1, { price });
    expect(bands.filter((id) => filterVehicles([vehicle], { ...noFilters, price: id }).length === 1)).toEqual([band]);
  });

  it('combines all filters with AND', () => {
    expect(idsOf({ category: 'sports', year: '2022' })).toEqual([9, 10]);
    expect(idsOf({ category: 'sports', year: '2022', availability: 'available' })).toEqual([9]);
    expect(idsOf({ category: 'sports', year: '2022', availability: 'available', search: 'merc' })).toEqual([]);
  });

  it('matches nothing with a price band that does not exist', () => {
    expect(idsOf({ price: '1m-2m' })).toEqual([]);
  });

  it('searches as a pattern over folded text does, in which any hyphens and spaces stand for each other', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'Lamborghini Huracán 488 MC20-áÁİß') });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (search) => {
        const parts = fold(search.trim()).split(/[\s-]+/);
        const pattern = new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('[\\s-]+'));
        const expected = specificationVehicles.filter(({ name, brand }) =>
          [name, brand].some((text) => pattern.test(fold(text))),
        );
        expect(idsOf({ search })).toEqual(expected.map(({ id }) => id));
      }),
    );
  });

  it('finds every vehicle by every part of its name and brand, in any case', () => {
    const part = fc
      .tuple(fc.constantFrom(...specificationVehicles), fc.boolean(), fc.nat(), fc.nat(), fc.boolean())
      .map(([vehicle, byName, from, length, upper]) => {
        const text = byName ? vehicle.name : vehicle.brand;
        const piece = text.slice(from % text.length).slice(0, 1 + (length % text.length));
        return { id: vehicle.id, search: upper ? piece.toUpperCase() : piece.toLowerCase() };
      });
    fc.assert(fc.property(part, ({ id, search }) => expect(idsOf({ search })).toContain(id)));
  });
});

describe('Section 2: catalogue', () => {
  it("says 'Showing X of Y vehicles'", () => {
    expect(resultSummary(6, 12)).toBe('Showing 6 of 12 vehicles');
    expect(resultSummary(0, 0, 'lamborgini')).toBe('Showing 0 of 0 vehicles');
    expect(resultSummary(1, 1, 'lamborgini')).toBe(
      'Showing 1 of 1 vehicles: no name holds ‘lamborgini’, these come close',
    );
  });

  it('ignores what else the state holds', () => {
    expect(activeFilters(filterOptionsOf(specificationVehicles), initialCatalogueState)).toEqual([]);
  });
});

describe('Section 4: states of the catalogue', () => {
  const loaded: CatalogueState = { ...someFilters, sort: 'newest', view: 'list', visibleCount: 18 };

  it('begins with everything, as a grid of six', () => {
    expect(initialCatalogueState).toEqual({ ...noFilters, sort: 'listed', view: 'grid', visibleCount: 6 });
  });

  it('adds six with each load', () => {
    expect(stateAfter(initialCatalogueState, { type: 'loadMore' }, { type: 'loadMore' }).visibleCount).toBe(18);
  });

  it.each(filters)('goes back to six when $key changes, and only $key changes', ({ key }) => {
    expect(stateAfter(loaded, { type: 'setFilter', key, value: 'other' })).toEqual({
      ...loaded,
      [key]: 'other',
      visibleCount: 6,
    });
    expect(stateAfter({ ...loaded, [key]: 'other' }, { type: 'removeFilter', key })).toEqual({
      ...loaded,
      [key]: noFilters[key],
      visibleCount: 6,
    });
  });

  it('keeps what was loaded when a choice is made again', () => {
    expect(stateAfter(loaded, { type: 'setFilter', key: 'year', value: '2022' })).toBe(loaded);
  });

  it('keeps what was loaded when the order changes', () => {
    expect(stateAfter(loaded, { type: 'setSort', sort: 'quickest' })).toEqual({ ...loaded, sort: 'quickest' });
  });

  it('becomes what an address says', () => {
    expect(stateAfter(initialCatalogueState, { type: 'restore', state: loaded })).toBe(loaded);
  });

  it('keeps what was loaded when the view changes', () => {
    expect(stateAfter(loaded, { type: 'setView', view: 'grid' })).toEqual({ ...loaded, view: 'grid' });
  });

  it("clears all with 'Clear All Filters', keeping order and view", () => {
    expect(stateAfter(loaded, { type: 'clearAll' })).toEqual({
      ...noFilters,
      sort: 'newest',
      view: 'list',
      visibleCount: 6,
    });
  });

  it("clears category, search, price and year only with the empty state's 'Clear Filters'", () => {
    expect(stateAfter(loaded, { type: 'clearSome' })).toEqual({
      ...noFilters,
      brand: 'BMW',
      fuel: 'Petrol',
      availability: 'rented',
      sort: 'newest',
      view: 'list',
      visibleCount: 6,
    });
  });

  const key = fc.constantFrom(...filters.map((filter) => filter.key));
  const anyAction: fc.Arbitrary<CatalogueAction> = fc.oneof(
    fc.record({ type: fc.constant('setFilter' as const), key, value: fc.oneof(fc.string(), fc.constant('all')) }),
    fc.record({ type: fc.constant('removeFilter' as const), key }),
    fc.record({ type: fc.constantFrom('clearAll' as const, 'clearSome' as const, 'loadMore' as const) }),
    fc.record({ type: fc.constant('setView' as const), view: fc.constantFrom('grid' as const, 'list' as const) }),
  );

  it('shows everything again after clearing all, whatever was done before', () => {
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const cleared = stateAfter(initialCatalogueState, ...actions, { type: 'clearAll' });
        expect(filterVehicles(specificationVehicles, cleared)).toEqual(specificationVehicles);
        expect(activeFilters(filterOptionsOf(specificationVehicles), cleared)).toEqual([]);
        expect(cleared.visibleCount).toBe(6);
      }),
    );
  });

  it('goes back to six exactly when a filter changes or is cleared, whatever was done before', () => {
    fc.assert(
      fc.property(fc.array(anyAction), anyAction, (actions, last) => {
        const before = stateAfter(initialCatalogueState, ...actions);
        const state = stateAfter(before, last);
        const filtersChanged = filters.some((filter) => state[filter.key] !== before[filter.key]);
        const cleared = last.type === 'clearAll' || last.type === 'clearSome';
        const added = last.type === 'loadMore' ? 6 : 0;
        expect(state.visibleCount).toBe(filtersChanged || cleared ? 6 : before.visibleCount + added);
      }),
    );
  });
});
