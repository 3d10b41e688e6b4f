import fc from 'fast-check';
import { furtherPages, pageCount, vehiclesOnPage } from './pages';

const carsOf = (length: number) => Array.from({ length }, (_, index) => index + 1);

it.each([
  [0, 1, []],
  [24, 1, []],
  [25, 2, [2]],
  [49, 3, [2, 3]],
])('%i vehicles take %i pages', (vehicles, count, further) => {
  expect([pageCount(vehicles), furtherPages(vehicles)]).toEqual([count, further]);
});

it('holds every vehicle once and in order, never more than 24 on one page', () => {
  fc.assert(
    fc.property(fc.nat(200), (length) => {
      const pages = [1, ...furtherPages(length)].map((page) => vehiclesOnPage(carsOf(length), page));
      expect(pages.flat()).toEqual(carsOf(length));
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(24);
    }),
  );
});
