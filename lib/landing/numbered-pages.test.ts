import { inMarket, NAIROBI } from '@/lib/testing/in-market';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { brandPages } from './landing-pages';
import { findNumberedPage, landingMetadata, numberedPages } from './numbered-pages';

const ferraris = Array.from({ length: 50 }, (_, index) => specificationVehicle(2, { id: index + 1 }));
const pages = numberedPages(brandPages([...ferraris, specificationVehicle(4, { id: 51 })]));

it('are as many for a brand as its cars take, 24 on each', () => {
  expect(pages.map(({ slug, number, segments }) => [slug, number, segments.join('/')])).toEqual([
    ['ferrari', 1, ''],
    ['ferrari', 2, 'page/2'],
    ['ferrari', 3, 'page/3'],
    ['rolls-royce', 1, ''],
  ]);
});

it('are found by their addresses, and nothing else is', () => {
  expect(findNumberedPage(pages, 'ferrari')?.number).toBe(1);
  expect(findNumberedPage(pages, 'ferrari', ['page', '3'])?.number).toBe(3);
  for (const segments of [['page'], ['page', '1'], ['page', '4'], ['page', '03'], ['page', '2', '3'], ['2']]) {
    expect(findNumberedPage(pages, 'ferrari', segments)).toBeUndefined();
  }
  expect(findNumberedPage(pages, 'rolls-royce', ['page', '2'])).toBeUndefined();
});

it('have an address, a title and a description of their own', () => {
  const [first, second] = pages;
  if (!first || !second) throw new Error('pages are missing');
  expect(landingMetadata(first)).toMatchObject({
    title: 'Ferrari in Mombasa: prices and daily rental | Savanna',
    description: 'Ferrari at Savanna. 50 cars: 50 available. To buy for KES 55,000,000, to rent for KES 150,000/day.',
    alternates: { canonical: 'https://cars.example/vehicles/brand/ferrari/' },
    openGraph: {
      images: [{ url: 'https://cars.example/share/vehicles.jpg', alt: 'The vehicles of Savanna, studio illustration' }],
    },
  });
  expect(landingMetadata(second)).toMatchObject({
    title: 'Ferrari in Mombasa: prices and daily rental, page 2 of 3 | Savanna',
    description:
      'Ferrari at Savanna, page 2 of 3. 50 cars: 50 available. To buy for KES 55,000,000, to rent for KES 150,000/day.',
    alternates: { canonical: 'https://cars.example/vehicles/brand/ferrari/page/2/' },
  });
});

it.each([
  ['sale', 'prices', 'To buy for KES 55,000,000.'],
  ['rental', 'daily rental', 'To rent for KES 150,000/day.'],
] as const)('speak in a house with only the mode %s of nothing else', (mode, sums, sentence) => {
  const house = inMarket({ ...NAIROBI, modes: [mode] }, () => ({
    ...jest.requireActual<typeof import('./numbered-pages')>('./numbered-pages'),
    ...jest.requireActual<typeof import('./landing-pages')>('./landing-pages'),
  }));
  const { title, description } = house.landingMetadata(pages[3] as (typeof pages)[number]);
  expect([title, description]).toEqual([
    `Rolls Royce in Mombasa: ${sums} | Savanna`,
    expect.stringMatching(/^Rolls Royce at Savanna\. One car, available\. To /),
  ]);
  expect(house.sumsSentence(ferraris)).toBe(sentence);
  expect(house.inventoryFacts(ferraris)).toHaveLength(2);
});
