import fc from 'fast-check';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { furtherPages, pageCount, similarVehicles, vehiclesOnPage } from './pages';

it('every vehicle is on one page, in order, 24 on each; there is always a first page', () => {
  fc.assert(
    fc.property(fc.nat(100), (count) => {
      const vehicles = [...Array(count).keys()];
      const pages = [1, ...furtherPages(count)].map((page) => vehiclesOnPage(vehicles, page));
      expect(pages.flat()).toEqual(vehicles);
      expect(pages.slice(0, -1).every(({ length }) => length === 24)).toBe(true);
      expect(pages.at(-1)?.length).toBeLessThanOrEqual(24);
      expect(pages).toHaveLength(pageCount(count));
    }),
  );
});

it('finds three others of the category (section 5), available ones first and sold ones last', () => {
  const all = [...'aasarr'].map((status, index) => ({
    ...(specificationVehicles[0] as (typeof specificationVehicles)[number]),
    id: index,
    category: index === 4 ? ('luxury' as const) : ('sports' as const),
    status: status === 'a' ? 'available' : status === 's' ? 'sold' : 'rented',
  }));
  const ids = (some: typeof all) => some.map(({ id }) => id);
  expect(ids(similarVehicles({ id: 0, category: 'sports' }, all))).toEqual([1, 3, 5]);
  expect(ids(similarVehicles({ id: 1, category: 'sports' }, all.slice(1)))).toEqual([3, 5, 2]);
  expect(ids(similarVehicles({ id: 9, category: 'sports' }, all))).toEqual([0, 1, 3]);
  expect(ids(similarVehicles({ id: 4, category: 'luxury' }, all))).toEqual([]);
});
