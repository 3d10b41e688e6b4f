import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import {
  brandPages,
  categoryPages,
  findNumberedPage,
  inventorySentence,
  landingFacts,
  landingMetadata,
  numberedPages,
  slugOf,
} from './landing-pages';

const ferraris = Array.from({ length: 50 }, (_, index) => specificationVehicle(2, { id: index + 1 }));
const pages = numberedPages(brandPages([...ferraris, specificationVehicle(4, { id: 51 })]));
const values = (facts: ReturnType<typeof landingFacts>) => facts.map(({ label, value }) => `${label}: ${value}`);

it('brands have a page each, as listed; two spellings of one address share it', () => {
  expect(brandPages(specificationVehicles)).toHaveLength(12);
  expect(brandPages(specificationVehicles)[3]).toMatchObject({
    name: 'Rolls Royce',
    path: '/vehicles/brand/rolls-royce/',
  });
  const vehicles = [specificationVehicle(4), specificationVehicle(5, { brand: 'Rolls-Royce' })];
  expect(brandPages(vehicles)).toMatchObject([{ slug: 'rolls-royce', name: 'Rolls Royce', vehicles }]);
});

it('categories have a page each where they have a vehicle', () => {
  expect(categoryPages(specificationVehicles).map(({ name, path }) => [name, path])).toEqual([
    ['Supercars', '/vehicles/category/supercars/'],
    ['Luxury Cars', '/vehicles/category/luxury/'],
    ['Sports Cars', '/vehicles/category/sports/'],
  ]);
  expect(categoryPages([specificationVehicle(4)]).map(({ slug }) => slug)).toEqual(['luxury']);
});

it.each([
  ['Mercedes-AMG', 'mercedes-amg'],
  ['Citroën', 'citroen'],
  ['  Lynk & Co. ', 'lynk-co'],
  ['红旗', 'u7ea2-u65d7'],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('a slug is never empty and never leaves its folder', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (name) => expect(slugOf(name)).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)));
});

it('says the ranges of its vehicles, the first of many engines, and how many can be had', () => {
  const luxury = categoryPages(specificationVehicles)[1]?.vehicles ?? [];
  expect(values(landingFacts(luxury))).toEqual([
    'Purchase price: KES 22,000,000 to KES 80,000,000',
    'Daily rental: KES 65,000/day to KES 115,000/day',
    'Years: 2021 to 2024',
    'Engines: 6.75L Twin-Turbo V12, 6.0L Twin-Turbo W12, 5.2L Twin-Turbo V12, 5.0L Naturally Aspirated V8',
  ]);
  expect(inventorySentence(luxury)).toBe('4 cars: 3 available, 1 sold.');
  const engines = ['V6', 'V8', 'V10', 'V12', 'W12', 'I6', 'I4'].map((engine) => specificationVehicle(4, { engine }));
  expect(landingFacts(engines)[3]?.value).toBe('V6, V8, V10 and 4 more');
});

it('says one value where all are the same, and nothing of a sum that is not told', () => {
  const unpriced = { engine: undefined, price: 'on request', dailyRental: undefined } as const;
  expect(
    values(landingFacts([specificationVehicle(4, unpriced), specificationVehicle(4, { ...unpriced, engine: 'V8' })])),
  ).toEqual([...['Purchase price: On request', 'Daily rental: On request', 'Years: 2024', 'Engine: V8']]);
});

it('says the performance of a single vehicle, whose year and prices are on its card', () => {
  const one = specificationVehicle(2, { acceleration: undefined });
  expect(values(landingFacts([one]))).toEqual(['Engine: 3.9L Twin-Turbo V8', 'Top Speed: 330 km/h']);
  expect(inventorySentence([one])).toBe('One car, available.');
});

it('a brand has as many pages as its cars take, 24 on each, found by their addresses alone', () => {
  expect(pages.map(({ slug, segments }) => [slug, ...segments].join('/'))).toEqual([
    ...['ferrari', 'ferrari/page/2', 'ferrari/page/3', 'rolls-royce'],
  ]);
  expect(findNumberedPage(pages, 'ferrari')?.number).toBe(1);
  expect(findNumberedPage(pages, 'ferrari', ['page', '3'])?.number).toBe(3);
  for (const segments of [['page'], ['page', '1'], ['page', '4'], ['page', '03'], ['page', '2', '3'], ['2']])
    expect(findNumberedPage(pages, 'ferrari', segments)).toBeUndefined();
});

it('has an address, a title and a description of its own', () => {
  expect(landingMetadata(pages[1] as (typeof pages)[number])).toMatchObject({
    title: 'Ferrari in Mombasa: prices and daily rental, page 2 of 3 | Savanna',
    description:
      'Ferrari at Savanna, page 2 of 3. 50 cars: 50 available. To buy for KES 55,000,000, to rent for KES 150,000/day.',
    alternates: { canonical: 'https://cars.example/vehicles/brand/ferrari/page/2/' },
    openGraph: { images: [{ url: 'https://cars.example/share/vehicles.jpg' }] },
  });
});
