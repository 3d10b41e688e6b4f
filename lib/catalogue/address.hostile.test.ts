import fc from 'fast-check';
import { hostileSearch } from '@/lib/testing/hostile-text';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import {
  type CatalogueAddress,
  catalogueSearch,
  historyStep,
  LIST_PARAMETERS,
  parseCatalogueSearch,
  SEARCH_LENGTH,
} from './address';
import { initialState, noFilters, sortOptions } from './filters';
import { filterOptionsOf } from './search';

const options = filterOptionsOf(specificationVehicles);
const parse = (search: string) => parseCatalogueSearch(search, options);
const initial: CatalogueAddress = { ...initialState, mode: 'sale' };
const shown = (search: string) => ({ ...parse(search), unknown: undefined });

it('says everything but defaults in short names, in one order', () => {
  const search =
    '?category=luxury&q=Hurac%C3%A1n+GT&price=over-70m&year=2024' +
    '&brand=Rolls+Royce&fuel=Petrol&availability=available&sort=price-up&view=list&show=12&mode=rental';
  expect(parse(search)).toMatchObject({
    category: 'luxury',
    search: 'Huracán GT',
    brand: 'Rolls Royce',
    mode: 'rental',
  });
  expect(parse(search)).toMatchObject({ sort: 'price-up', view: 'list', visibleCount: 12 });
  expect(catalogueSearch(parse(search))).toBe(search);
  expect([catalogueSearch(initial), catalogueSearch({}), shown('')]).toEqual(['', '', initial]);
  expect(catalogueSearch({ brand: 'Dr.Motor' })).toBe('?brand=Dr.Motor');
});

it.each([
  ...['?category=__proto__', '?__proto__=luxury', '?category=luxurious', '?year=202', '?sort=cheapest', '?view=table'],
  ...['?show=0', '?show=7', '?show=1e1', '?show=-12', '?mode=sale&mode=rental', '?q'],
  ...[`?q=${'x'.repeat(SEARCH_LENGTH + 1)}`, '?q=%ED%A0%80', '?brand=nonsense&brand=BMW'],
])('%.60s is the catalogue as on arrival', (search) => {
  expect(shown(search)).toEqual(initial);
});

it('takes choices as people write them, and names those that are not on offer', () => {
  expect(parse('?category=Supercars&brand=rolls-royce&availability=currently+rented')).toMatchObject({
    category: 'supercar',
    brand: 'Rolls Royce',
    availability: 'rented',
    unknown: [],
  });
  expect(parse('?brand=Fiat&fuel=%40evil&price=').unknown).toEqual(['brand ‘Fiat’', 'fuel type']);
});

it('shows no more pages than the vehicles fill', () => {
  expect(parse('?show=600').visibleCount).toBe(12);
  expect(parseCatalogueSearch('?show=600', filterOptionsOf([])).visibleCount).toBe(6);
});

it.each([
  ...['Call 0799 999 999', '+254-799-999-999', 'O799 99 99 99', '\u0660\u0667\u0669\u0669\u0669', 'Pay 0.1.1.0.2'],
  ...['sales@evil.test', 'sales\uFF20evil', 'order at evil.test', 'https://evil', 'a\u0000', 'a\uD800'],
])('%s, which an impostor may have written, is no search of an address', (search) => {
  expect(shown(`?${new URLSearchParams({ q: search })}`)).toEqual(initial);
  expect(catalogueSearch({ ...initial, search })).toBe('');
});

it.each(['911', '488 GTB', 'Mercedes-AMG G 63', 'A.M.G.', '%', 'a'.repeat(SEARCH_LENGTH)])(
  '%s is a search',
  (search) => {
    expect(parse(`?${new URLSearchParams({ q: search })}`).search).toBe(search);
  },
);

it.each([
  ['push', {}, { brand: 'Ferrari' }],
  ['push', { brand: 'Ferrari' }, { brand: 'all' }],
  ['push', {}, { sort: 'newest' }],
  ['push', {}, { mode: 'rental' }],
  ['push', { search: 'huracan' }, { search: '' }],
  ['replace', { search: 'h' }, { search: 'hu' }],
  ['replace', { search: 'h' }, { search: '' }],
  ['replace', {}, { visibleCount: 12 }],
  ['replace', {}, { view: 'list' }],
  [null, {}, { ...noFilters }],
  // It can be typed, but not shared.
  [null, {}, { search: '0799 999 999' }],
] as const)('a step of the history is %j from %j to %j', (step, before, after) => {
  expect(historyStep({ ...initial, ...before }, { ...initial, ...before, ...after })).toBe(step);
});

const values = [...Object.values(options.choices).flatMap((list) => list.map(({ value }) => value)), '12', '999996'];
const anySearch = hostileSearch([...LIST_PARAMETERS, '__proto__'], [...values, ...sortOptions.map(({ id }) => id)]);

it('means a state that the page can be in, for any address, and is said again in few and plain characters', () => {
  fc.assert(
    fc.property(anySearch, anySearch, (search, more) => {
      const address = parse(search);
      for (const [key, choices] of Object.entries(options.choices))
        expect(choices.map(({ value }) => value)).toContain(address[key as keyof typeof address]);
      expect([6, 12]).toContain(address.visibleCount);
      expect(address.search).toMatch(/^[^\p{Cc}\p{Surrogate}\ufffd]{0,40}$/u);
      const said = catalogueSearch(address);
      expect(said).toMatch(/^(?:\?[\w.~*%+=&-]+)?$/);
      expect(parse(said)).toEqual({ ...address, unknown: [] });
      // However often its names are repeated behind it.
      const named = new Set(new URLSearchParams(said).keys());
      const repeated = new URLSearchParams([...new URLSearchParams(more)].filter(([name]) => named.has(name)));
      expect(parse(`${said}&${repeated}`)).toEqual({ ...address, unknown: [] });
    }),
  );
});
