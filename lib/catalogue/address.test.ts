import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { inMarket, NAIROBI } from '@/lib/testing/in-market';
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
import { sortOptions } from './options';
import { initialCatalogueState } from './state';

const options = filterOptionsOf(specificationVehicles);
const parse = (search: string) => parseCatalogueSearch(search, options);
const initial: CatalogueAddress = { ...initialCatalogueState, mode: 'sale' };

const typed = fc
  .string({ unit: 'grapheme', maxLength: SEARCH_LENGTH })
  .filter((text) => text.length <= SEARCH_LENGTH && !/[\p{Cc}\p{Cs}\uFFFD@\uFF20]|:\/\/|\.\p{L}{2}/u.test(text))
  .filter((text) => (text.match(/\p{N}/gu) ?? []).length < 5);

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
    expect(catalogueSearch(initial)).toBe('');
    expect(catalogueSearch({})).toBe('');
    expect(parse('')).toEqual(initial);
  });

  it('says everything else in short names, in one order', () => {
    const everything: CatalogueAddress = {
      ...initial,
      category: 'luxury',
      search: 'Huracán GT',
      price: 'over-70m',
      rate: '100k-125k',
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
      '?category=luxury&q=Hurac%C3%A1n+GT&price=over-70m&rate=100k-125k&year=2024&brand=Rolls+Royce' +
      '&fuel=Petrol&availability=available&sort=price-up&view=list&show=12&mode=rental';
    expect(catalogueSearch(everything)).toBe(search);
    expect(parse(search)).toEqual(everything);
    const names = [...new URLSearchParams(search).keys()];
    expect(names.filter((name) => !LIST_PARAMETERS.includes(name))).toEqual(['mode']);
  });

  it('names a maker whose name looks like an address', () => {
    expect(catalogueSearch({ brand: 'Dr.Motor' })).toBe('?brand=Dr.Motor');
  });

  it('round-trips every state', () => {
    fc.assert(fc.property(anyAddress, (address) => expect(parse(catalogueSearch(address))).toEqual(address)));
  });

  it('takes a view that is the default as well, and a search of a hundred characters', () => {
    expect(parse('?view=grid')).toEqual(initial);
    expect(parse(`?q=${'a'.repeat(SEARCH_LENGTH)}`).search).toHaveLength(SEARCH_LENGTH);
    expect(parse(`?q=${'a'.repeat(SEARCH_LENGTH + 1)}`).search).toBe('');
  });

  it('leaves out a search that it could not bring back', () => {
    for (const search of ['a\uD800', 'x'.repeat(SEARCH_LENGTH + 1), 'a\u0000']) {
      expect(catalogueSearch({ ...initial, search })).toBe('');
    }
  });
});

describe('A hostile address', () => {
  it.each([
    '?category=__proto__',
    '?__proto__=luxury',
    '?category=Luxury',
    '?category=all',
    '?year=202',
    '?brand=ferrari',
    '?sort=cheapest',
    '?view=table',
    '?show=0',
    '?show=7',
    '?show=1e1',
    '?show=-12',
    '?show=12.',
    '?show=999999999999',
    '?mode=free',
    '?mode=sale&mode=rental',
    `?q=${'x'.repeat(10_000)}`,
    '?q=%ED%A0%80',
    '?q=%',
    '?q',
  ])('%.60s is the catalogue as on arrival', (search) => {
    const address = parse(search);
    // A lone percent sign is a search like any other.
    expect(address).toEqual(search === '?q=%' ? { ...initial, search: '%' } : initial);
  });

  it('counts the first of a name written twice', () => {
    expect(parse('?brand=Ferrari&brand=BMW').brand).toBe('Ferrari');
    expect(parse('?brand=nonsense&brand=BMW').brand).toBe('all');
  });

  it('shows no more pages than the vehicles fill', () => {
    expect(parse('?show=600').visibleCount).toBe(12);
    expect(parseCatalogueSearch('?show=600', filterOptionsOf([])).visibleCount).toBe(6);
  });
});

describe('A link that an impostor has altered', () => {
  it.each([
    'Call 0799 999 999',
    '+254-799-999-999',
    'O799 99 99 99',
    '\u0660\u0667\u0669\u0669\u0669\u0669',
    'Deposit to till 50 12 34',
    'Pay 0.1.1.0.2',
    'sales@evil.test',
    'sales\uFF20evil.test',
    'order at evil.test',
    'https://evil',
  ])('%s is not shown as a search', (search) => {
    expect(parse(`?${new URLSearchParams({ q: search })}`)).toEqual(initial);
    expect(catalogueSearch({ ...initial, search })).toBe('');
  });

  it.each(['911', '488 GTB', 'Mercedes-AMG G 63', 'A.M.G.', '2024'])('%s is a search', (search) => {
    expect(parse(`?${new URLSearchParams({ q: search })}`).search).toBe(search);
  });
});

describe('A step of the history', () => {
  const step = (after: Partial<CatalogueAddress>, before: Partial<CatalogueAddress> = {}) =>
    historyStep({ ...initial, ...before }, { ...initial, ...before, ...after });

  it('is every choice', () => {
    expect(step({ brand: 'Ferrari' })).toBe('push');
    expect(step({ brand: 'all' }, { brand: 'Ferrari' })).toBe('push');
    expect(step({ sort: 'newest' })).toBe('push');
    expect(step({ mode: 'rental' })).toBe('push');
    expect(step({ ...noFilters }, { search: 'gt', year: '2024' })).toBe('push');
  });

  it('does not record typing, the number of cards or the view', () => {
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

  it('is null for a change without effect on the address', () => {
    expect(step({})).toBeNull();
  });
});

it('names the sale, not the rental, in the address of a house that only rents, with prices where a car has one', () => {
  const renting = inMarket({ ...NAIROBI, modes: ['rental'] }, () => ({
    ...jest.requireActual<typeof import('./address')>('./address'),
    ...jest.requireActual<typeof import('./filter-options')>('./filter-options'),
  }));
  expect((['rental', 'sale'] as const).map((mode) => renting.catalogueSearch({ mode }))).toEqual(['', '?mode=sale']);
  const rented = specificationVehicles.map((car) => ({ ...car, price: 'not for sale' as const }));
  expect([rented, specificationVehicles].map((cars) => 'price' in renting.filterOptionsOf(cars).choices)).toEqual([
    ...[false, true],
  ]);
});
