import fc from 'fast-check';
import { filters, noFilters } from './filters';
import { type CatalogueAction, type CatalogueState, catalogueReducer, initialCatalogueState, isInitial } from './state';

const stateAfter = (state: CatalogueState, ...actions: CatalogueAction[]) => actions.reduce(catalogueReducer, state);

const loaded: CatalogueState = {
  ...noFilters,
  category: 'sports',
  search: 'bm',
  price: '25m-35m',
  year: '2022',
  brand: 'BMW',
  availability: 'rented',
  sort: 'newest',
  view: 'list',
  visibleCount: 18,
};

it('begins with everything, as a grid of six (specification, section 4)', () => {
  expect(initialCatalogueState).toEqual({ ...noFilters, sort: 'listed', view: 'grid', visibleCount: 6 });
});

it.each([
  [{ type: 'loadMore' }, { visibleCount: 24 }],
  [{ type: 'setSort', sort: 'quickest' }, { sort: 'quickest' }],
  [{ type: 'setView', view: 'grid' }, { view: 'grid' }],
  [{ type: 'setFilter', key: 'year', value: '2022' }, {}],
  [
    { type: 'setFilter', key: 'year', value: '2021' },
    { year: '2021', visibleCount: 6 },
  ],
  [
    { type: 'removeFilter', key: 'brand' },
    { brand: 'all', visibleCount: 6 },
  ],
  [{ type: 'clearAll' }, { ...noFilters, visibleCount: 6 }],
  [{ type: 'clearSome' }, { category: 'all', search: '', price: 'all', year: 'all', visibleCount: 6 }],
  [{ type: 'restore', state: initialCatalogueState }, initialCatalogueState],
] as const)('%j changes only %j', (action, changes) => {
  expect(stateAfter(loaded, action)).toEqual({ ...loaded, ...changes });
});

const key = fc.constantFrom(...filters.map((filter) => filter.key));
const anyAction: fc.Arbitrary<CatalogueAction> = fc.oneof(
  fc.record({ type: fc.constant('setFilter' as const), key, value: fc.oneof(fc.string(), fc.constant('all')) }),
  fc.record({ type: fc.constant('removeFilter' as const), key }),
  fc.record({ type: fc.constantFrom('clearAll' as const, 'clearSome' as const, 'loadMore' as const) }),
);

it('goes back to six exactly when a filter changes or is cleared', () => {
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

it('is the list on arrival while nothing is chosen, however much of it is shown', () => {
  expect(isInitial(initialCatalogueState)).toBe(true);
  expect(isInitial({ ...initialCatalogueState, visibleCount: 48 })).toBe(true);
  for (const change of [{ brand: 'ferrari' }, { sort: 'newest' }, { view: 'list' }, { search: 'x' }] as const)
    expect(isInitial({ ...initialCatalogueState, ...change })).toBe(false);
});
