import fc from 'fast-check';
import { hostileSearch } from '@/lib/testing/hostile-text';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { catalogueSearch, LIST_PARAMETERS, parseCatalogueSearch, SEARCH_LENGTH } from './address';
import { filterGroups, filterOptionsOf } from './filter-options';
import { choiceFilters } from './filters';
import { PAGE_SIZE, sortOptions } from './options';

const options = filterOptionsOf(specificationVehicles);
const lists = filterGroups(options).map(({ filter: { key }, options }) => ({
  key,
  values: options.map(({ value }) => value),
}));
const words = [
  ...lists.flatMap(({ values }) => values),
  ...sortOptions.map(({ id }) => id),
  'list',
  'grid',
  '6',
  '12',
  '999996',
];
const parse = (search: string) => parseCatalogueSearch(search, options);
const anySearch = hostileSearch([...LIST_PARAMETERS, 'mode', '__proto__'], words);

it('always means a state the page can be in', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { mode, sort, view, visibleCount, search: typed, upTo, monthly, ...chosen } = parse(search);
      for (const { key, values } of lists) expect(values).toContain({ ...chosen, search: typed, upTo, monthly }[key]);
      expect(Object.keys(chosen).sort()).toEqual(choiceFilters.map(({ key }) => key).sort());
      expect(sortOptions.map(({ id }) => id)).toContain(sort);
      expect(['grid', 'list']).toContain(view);
      expect(['sale', 'rental']).toContain(mode);
      expect([1, 2].map((pages) => pages * PAGE_SIZE)).toContain(visibleCount);
      expect(specificationVehicles.length).toBeLessThanOrEqual(2 * PAGE_SIZE);
      for (const limit of [upTo, monthly]) expect(limit).toMatch(/^(?:[1-9]\d{0,11})?$/);
      expect(typed.length).toBeLessThanOrEqual(SEARCH_LENGTH);
      expect(typed).not.toMatch(/[\p{Cc}\p{Surrogate}\ufffd]/u);
    }),
  );
});

it('is said again in few and plain characters, and means the same then', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const address = parse(search);
      const said = catalogueSearch(address);
      expect(said).toMatch(/^(?:\?[\w.~*%+=&-]+)?$/);
      // A character of the search takes nine at most: three octets of UTF-8, each '%XX'.
      expect(said.length).toBeLessThanOrEqual(9 * SEARCH_LENGTH + 300);
      expect(parse(said)).toEqual(address);
      expect(catalogueSearch(parse(said))).toBe(said);
    }),
  );
});

it('keeps its meaning, however often its names are repeated behind it', () => {
  fc.assert(
    fc.property(anySearch, anySearch, (search, more) => {
      const said = catalogueSearch(parse(search));
      const named = new Set(new URLSearchParams(said).keys());
      const repeated = new URLSearchParams([...new URLSearchParams(more)].filter(([name]) => named.has(name)));
      expect(parse(`${said}&${repeated}`)).toEqual(parse(said));
    }),
  );
});
