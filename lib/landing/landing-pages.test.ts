import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { brandPages, categoryPages, inventoryFacts, inventorySentence, landingFacts, slugOf } from './landing-pages';

const idsOf = (vehicles: readonly { readonly id: number }[]) => vehicles.map(({ id }) => id);

describe('The pages of the brands', () => {
  it('are one for each brand that has a vehicle, as listed', () => {
    const pages = brandPages(specificationVehicles);
    expect(pages).toHaveLength(12);
    expect(pages[3]).toMatchObject({ kind: 'brand', name: 'Rolls Royce', path: '/vehicles/brand/rolls-royce/' });
    expect(pages.flatMap(({ vehicles }) => idsOf(vehicles))).toEqual(idsOf(specificationVehicles));
  });

  it('are shared by two spellings that would have one address', () => {
    const vehicles = [specificationVehicle(4), specificationVehicle(5, { brand: 'Rolls-Royce' })];
    expect(brandPages(vehicles).map(({ slug, name }) => [slug, name])).toEqual([['rolls-royce', 'Rolls Royce']]);
  });

  it('are none where nothing is listed', () => {
    expect([brandPages([]), categoryPages([])]).toEqual([[], []]);
  });
});

describe('The pages of the categories', () => {
  it('are the three of the specification, where each has a vehicle', () => {
    expect(
      categoryPages(specificationVehicles).map(({ kind, name, path, vehicles }) => [kind, name, path, vehicles.length]),
    ).toEqual([
      ['category', 'Supercars', '/vehicles/category/supercars/', 4],
      ['category', 'Luxury Cars', '/vehicles/category/luxury/', 4],
      ['category', 'Sports Cars', '/vehicles/category/sports/', 4],
    ]);
    expect(categoryPages([specificationVehicle(4)]).map(({ slug }) => slug)).toEqual(['luxury']);
  });
});

describe('A name as part of an address', () => {
  it.each([
    ['Mercedes-AMG', 'mercedes-amg'],
    ['Rolls Royce', 'rolls-royce'],
    ['Citroën', 'citroen'],
    ['  Lynk & Co. ', 'lynk-co'],
    ['红旗', 'u7ea2-u65d7'],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is never empty, never leaves its folder and always names a brand', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => expect(slugOf(name)).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/)),
    );
  });
});

describe('What a landing page says', () => {
  const [luxury, one] = [categoryPages(specificationVehicles)[1], brandPages(specificationVehicles)[1]];
  if (!luxury || !one) throw new Error('pages are missing');

  it('is read from its vehicles', () => {
    expect(landingFacts(luxury.vehicles)).toEqual([
      { label: 'Purchase price', value: 'KES 22,000,000 to KES 80,000,000' },
      { label: 'Daily rental', value: 'KES 65,000/day to KES 115,000/day' },
      { label: 'Years', value: '2021 to 2024' },
      {
        label: 'Engines',
        value: '6.75L Twin-Turbo V12, 6.0L Twin-Turbo W12, 5.2L Twin-Turbo V12, 5.0L Naturally Aspirated V8',
      },
    ]);
    expect(inventorySentence(luxury.vehicles)).toBe('4 cars: 3 available, 1 sold.');
  });

  it('names up to six engines, and of more the first three', () => {
    const engines = ['V6', 'V8', 'V10', 'V12', 'W12', 'I6', 'I4', 'Flat 6'];
    const vehicles = engines.map((engine, index) => specificationVehicle(4, { id: index + 1, engine }));
    expect(landingFacts(vehicles)[3]).toEqual({ label: 'Engines', value: 'V6, V8, V10 and 5 more' });
    expect(landingFacts(vehicles.slice(0, 6))[3]).toEqual({ label: 'Engines', value: 'V6, V8, V10, V12, W12, I6' });
  });

  it('names one engine, or none, and prices only where they are stated', () => {
    const unpriced = { engine: undefined, price: 'on request', dailyRental: undefined } as const;
    const [one, other] = [specificationVehicle(4, unpriced), specificationVehicle(8, unpriced)];
    expect(landingFacts([one, other]).map(({ label, value }) => [label, value])).toEqual([
      ['Purchase price', 'On request'],
      ['Daily rental', 'On request'],
      ['Years', '2023 to 2024'],
    ]);
    expect(landingFacts([one, { ...other, engine: 'V8' }])[3]).toEqual({ label: 'Engine', value: 'V8' });
  });

  it('leaves out facts that no vehicle has', () => {
    const vehicle = specificationVehicle(4, { engine: undefined, acceleration: undefined });
    expect(landingFacts([vehicle]).map(({ label }) => label)).toEqual(['Top Speed']);
  });

  it('is the performance of a single vehicle, whose year and prices are on its card', () => {
    expect(landingFacts(one.vehicles)).toEqual([
      { label: 'Engine', value: '3.9L Twin-Turbo V8' },
      { label: '0-100 km/h', value: '3.0 s' },
      { label: 'Top Speed', value: '330 km/h' },
    ]);
    expect(inventorySentence(one.vehicles)).toBe('One car, available.');
  });

  it('names limits only where there are two', () => {
    expect(inventoryFacts(one.vehicles).map(({ value }) => value)).toEqual([
      'KES 55,000,000',
      'KES 150,000/day',
      '2024',
    ]);
  });
});
