import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import {
  type CatalogueAddress,
  catalogueSearch,
  historyStep,
  LIST_PARAMETERS,
  parseCatalogueSearch,
  SEARCH_LENGTH,
} from './address';
import { filterOptionsOf } from './filter-options';
import { noFilters } from './filters';
import { sortOptions } from './sort';
import { initialCatalogueState } from './state';

const offer = filterOptionsOf(specificationVehicles);
const parse = (search: string) => parseCatalogueSearch(search, offer);
const onArrival: CatalogueAddress = { ...initialCatalogueState, mode: 'sale' };

const typed = fc
  .string({ unit: 'grapheme', maxLength: SEARCH_LENGTH })
  .filter((text) => text.length <= SEARCH_LENGTH && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text));

const anyAddress: fc.Arbitrary<CatalogueAddress> = fc
  .tuple(
    anyFilters(specificationVehicles, typed),
    fc.record({
      sort: fc.constantFrom(...sortOptions.map(({ id }) => id)),
      view: fc.constantFrom('grid' as const, 'list' as const),
      visibleCount: fc.constantFrom(6, 12),
      mode: fc.constantFrom('sale' as const, 'rental' as const),
    }),
  )
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));

describe('The address of the catalogue', () => {
  it('is bare while everything is as on arrival', () => {
    expect(catalogueSearch(onArrival)).toBe('');
    expect(catalogueSearch({})).toBe('');
    expect(parse('')).toEqual(onArrival);
  });

  it('says everything else in short names, in one order', () => {
    const everything: CatalogueAddress = {
      ...onArrival,
      category: 'luxury',
      search: 'Huracán GT',
      price: 'over-70m',
      year: '2024',
      brand: 'Rolls Royce',
      fuel: 'Petrol',
      availability: 'available',
      sort: 'price-up',
      view: 'list',
      visibleCount: 12,
      mode: 'rental',
    };
    const search =
      '?category=luxury&q=Hurac%C3%A1n+GT&price=over-70m&year=2024&brand=Rolls+Royce&fuel=Petrol' +
      '&availability=available&sort=price-up&view=list&show=12&mode=rental';
    expect(catalogueSearch(everything)).toBe(search);
    expect(parse(search)).toEqual(everything);
  });

  it('says what it was told, for every state', () => {
    fc.assert(fc.property(anyAddress, (address) => expect(parse(catalogueSearch(address))).toEqual(address)));
  });

  it('takes a view that is the default as well, and a search of a hundred characters', () => {
    expect(parse('?view=grid')).toEqual(onArrival);
    expect(parse(`?q=${'a'.repeat(SEARCH_LENGTH)}`).search).toHaveLength(SEARCH_LENGTH);
    expect(parse(`?q=${'a'.repeat(SEARCH_LENGTH + 1)}`).search).toBe('');
  });

  it('is the same in any order of its parts', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const parts = catalogueSearch(address).slice(1).split('&').reverse().join('&');
        expect(parse(`?${parts}`)).toEqual(address);
      }),
    );
  });

  it('leaves out a search that it could not bring back', () => {
    for (const search of ['a\uD800', 'x'.repeat(SEARCH_LENGTH + 1), 'a\u0000']) {
      expect(catalogueSearch({ ...onArrival, search })).toBe('');
    }
  });
});

describe('A hostile address', () => {
  it.each([
    '?category=__proto__',
    '?category=constructor&brand=toString&sort=hasOwnProperty&view=valueOf',
    '?__proto__=luxury',
    '?category=Luxury',
    '?category=all',
    '?price=1m-2m',
    '?year=202',
    '?year=1999',
    '?brand=ferrari',
    '?fuel=Steam',
    '?availability=stolen',
    '?sort=cheapest',
    '?view=table',
    '?show=0',
    '?show=-6',
    '?show=7',
    '?show=6.0',
    '?show=1e1',
    '?show=Infinity',
    '?show=999999999999',
    '?mode=free',
    '?mode=sale&mode=rental',
    '?mode=__proto__',
    `?q=${'x'.repeat(10_000)}`,
    `?brand=${'x'.repeat(10_000)}`,
    '?q=%ED%A0%80',
    '?q=%',
    '?q=%00',
    '?q=%E0%A4%A',
    '?q=\uD800',
    '?q',
    '?=&&&==',
    '?utm_source=newsletter',
  ])('%.60s is the catalogue as on arrival', (search) => {
    const address = parse(search);
    // A lone percent sign is a search like any other.
    expect(address).toEqual(search === '?q=%' ? { ...onArrival, search: '%' } : onArrival);
  });

  it('counts the first of a name written twice', () => {
    expect(parse('?brand=Ferrari&brand=BMW').brand).toBe('Ferrari');
    expect(parse('?brand=nonsense&brand=BMW').brand).toBe('all');
  });

  it('shows no more pages than the vehicles fill', () => {
    expect(parse('?show=600').visibleCount).toBe(12);
    expect(parseCatalogueSearch('?show=600', filterOptionsOf([])).visibleCount).toBe(6);
  });

  it('never throws, and what it means can be said again', () => {
    const names = fc.constantFrom(...LIST_PARAMETERS, 'mode', '__proto__');
    const values = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('all', 'luxury', 'Ferrari', '12', 'rental', '__proto__', '%', '%ED%A0%80'),
    );
    const query = fc
      .array(fc.tuple(names, values))
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);
    fc.assert(
      fc.property(fc.oneof(query, fc.string({ unit: 'binary' })), (search) => {
        const address = parse(search);
        expect(parse(catalogueSearch(address))).toEqual(address);
      }),
    );
  });
});

describe('A step of the history', () => {
  const step = (after: Partial<CatalogueAddress>, before: Partial<CatalogueAddress> = {}) =>
    historyStep({ ...onArrival, ...before }, { ...onArrival, ...before, ...after });

  it('is every choice', () => {
    expect(step({ brand: 'Ferrari' })).toBe('push');
    expect(step({ brand: 'all' }, { brand: 'Ferrari' })).toBe('push');
    expect(step({ sort: 'newest' })).toBe('push');
    expect(step({ mode: 'rental' })).toBe('push');
    expect(step({ ...noFilters }, { search: 'gt', year: '2024' })).toBe('push');
  });

  it('is not what is typed, how many are shown or how', () => {
    expect(step({ search: 'h' })).toBe('replace');
    expect(step({ search: 'hu' }, { search: 'h' })).toBe('replace');
    expect(step({ search: 'hur' }, { search: 'hu' })).toBe('replace');
    expect(step({ search: '' }, { search: 'h' })).toBe('replace');
    expect(step({ visibleCount: 12 })).toBe('replace');
    expect(step({ view: 'list' })).toBe('replace');
  });

  it('is a search cleared at once', () => {
    expect(step({ search: '' }, { search: 'huracan' })).toBe('push');
  });

  it('is not what changes nothing in the address', () => {
    expect(step({})).toBeNull();
  });

  it('is none exactly where the two addresses are one', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, (before, after) => {
        expect(historyStep(before, after) === null).toBe(catalogueSearch(before) === catalogueSearch(after));
      }),
    );
  });
});
