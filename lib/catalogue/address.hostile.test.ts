import fc from 'fast-check';
import { hostileSearch } from '@/lib/testing/hostile-text';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { addressChoices, catalogueSearch, LIST_PARAMETERS, parseCatalogueSearch, SEARCH_LENGTH } from './address';
import { PAGE_SIZE } from './options';
import { sortOptions } from './sort';

const choices = addressChoices(specificationVehicles);
const { vehicles, ...lists } = choices;
const filters = Object.keys(lists) as (keyof typeof lists)[];
const words = [...Object.values(lists).flat(), ...sortOptions.map(({ id }) => id), 'list', 'grid', '6', '12', '999996'];
const anySearch = hostileSearch([...LIST_PARAMETERS, 'mode', '__proto__'], words);

it('always means a state the page can be in', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { mode, sort, view, visibleCount, search: typed, ...chosen } = parseCatalogueSearch(search, choices);
      for (const filter of filters) expect(['all', ...choices[filter]]).toContain(chosen[filter]);
      expect(Object.keys(chosen).sort()).toEqual(filters.toSorted());
      expect(sortOptions.map(({ id }) => id)).toContain(sort);
      expect(['grid', 'list']).toContain(view);
      expect(['sale', 'rental']).toContain(mode);
      expect([1, 2].map((pages) => pages * PAGE_SIZE)).toContain(visibleCount);
      expect(vehicles).toBeLessThanOrEqual(2 * PAGE_SIZE);
      expect(typed.length).toBeLessThanOrEqual(SEARCH_LENGTH);
      expect(typed).not.toMatch(/[\p{Cc}\p{Surrogate}\ufffd]/u);
    }),
  );
});

it('is said again in few and plain characters, and means the same then', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const address = parseCatalogueSearch(search, choices);
      const said = catalogueSearch(address);
      expect(said).toMatch(/^(?:\?[\w.~*%+=&-]+)?$/);
      // A character of the search takes nine at most: three octets of UTF-8, each '%XX'.
      expect(said.length).toBeLessThanOrEqual(9 * SEARCH_LENGTH + 300);
      expect(parseCatalogueSearch(said, choices)).toEqual(address);
      expect(catalogueSearch(parseCatalogueSearch(said, choices))).toBe(said);
    }),
  );
});

it('means what it meant, however often its names are repeated behind it', () => {
  fc.assert(
    fc.property(anySearch, anySearch, (search, more) => {
      const said = catalogueSearch(parseCatalogueSearch(search, choices));
      const named = new Set(new URLSearchParams(said).keys());
      const repeated = new URLSearchParams([...new URLSearchParams(more)].filter(([name]) => named.has(name)));
      expect(parseCatalogueSearch(`${said}&${repeated}`, choices)).toEqual(parseCatalogueSearch(said, choices));
    }),
  );
});
