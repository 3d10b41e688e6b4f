import { furtherPages, pageCount, vehiclesOnPage } from './pages';

it.each([
  [0, [[]]],
  [24, [[1, 24]]],
  [
    25,
    [
      [1, 24],
      [25, 25],
    ],
  ],
  [
    49,
    [
      [1, 24],
      [25, 48],
      [49, 49],
    ],
  ],
])('%i vehicles fill the pages %j (first and last vehicle)', (count, expected) => {
  const vehicles = Array.from({ length: count }, (_, index) => index + 1);
  const pages = [1, ...furtherPages(count)].map((page) => vehiclesOnPage(vehicles, page));
  expect(pages.map((page) => (page.length > 0 ? [page[0], page.at(-1)] : []))).toEqual(expected);
  expect(pageCount(count)).toBe(expected.length);
});
