import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { sortOptions } from './options';
import { sortVehicles } from './sort';

const namesBy = (...[sort, mode = 'sale']: [Parameters<typeof sortVehicles>[1], ('sale' | 'rental')?]) =>
  sortVehicles(specificationVehicles, sort, mode).map(({ name }) => name.split(' ')[0]);

/** The first word of each name: all brands differ. */
const inOrder = (brands: string) => brands.split(' ');

it.each([
  ['listed', 'sale', 'Lamborghini Ferrari McLaren Rolls Bentley Porsche Aston Maserati BMW Mercedes-AMG Jaguar Lexus'],
  [
    'price-up',
    'sale',
    'Lexus Jaguar BMW Porsche Mercedes-AMG Bentley Maserati Aston Lamborghini McLaren Ferrari Rolls',
  ],
  [
    'price-down',
    'sale',
    'Rolls Ferrari McLaren Lamborghini Aston Maserati Bentley Mercedes-AMG Porsche BMW Jaguar Lexus',
  ],
  [
    'price-up',
    'rental',
    'Lexus Jaguar BMW Porsche Mercedes-AMG Rolls Maserati Aston Lamborghini McLaren Ferrari Bentley',
  ],
  [
    'price-down',
    'rental',
    'Ferrari McLaren Lamborghini Aston Maserati Rolls Mercedes-AMG Porsche BMW Jaguar Lexus Bentley',
  ],
  [
    'quickest',
    'sale',
    'Porsche McLaren Maserati Ferrari Lamborghini BMW Mercedes-AMG Jaguar Bentley Aston Lexus Rolls',
  ],
  [
    'listed',
    'rental',
    'Lamborghini Ferrari McLaren Rolls Porsche Aston Maserati BMW Mercedes-AMG Jaguar Lexus Bentley',
  ],
  ['newest', 'sale', 'Lamborghini Ferrari McLaren Rolls Bentley Porsche Aston Maserati BMW Mercedes-AMG Jaguar Lexus'],
] as const)('sorts by %s for %s', (sort, mode, brands) => {
  expect(namesBy(sort, mode)).toEqual(inOrder(brands));
});

it('sorts by year against the listed order', () => {
  const years = sortVehicles([...specificationVehicles].reverse(), 'newest', 'sale').map(({ year }) => year);
  expect(years).toEqual(specificationVehicles.map(({ year }) => year));
});

it.each(['price-up', 'price-down'] as const)('%s puts unknown prices last', (sort) => {
  const list = [
    specificationVehicle(1, { price: 'on request', dailyRental: 'not for rent' }),
    specificationVehicle(2),
    specificationVehicle(3, { price: 'not for sale', dailyRental: undefined }),
    specificationVehicle(4),
  ];
  for (const mode of ['sale', 'rental'] as const) {
    const last = sortVehicles(list, sort, mode).slice(2);
    expect(last.map(({ name }) => name)).toEqual(['Lamborghini Huracán', 'McLaren 720S']);
  }
});

it('puts most seats first, as many as doors where seats are not stated, and cars that state neither last', () => {
  const facts = [{ seats: 2, doors: 4 }, {}, { doors: 4 }, { seats: 5 }];
  const list = facts.map((stated, index) => specificationVehicle(index + 1, stated));
  expect(sortVehicles(list, 'seats', 'rental').map(({ id }) => id)).toEqual([4, 3, 1, 2]);
});

it('is stable and keeps every vehicle, for any list', () => {
  const vehicle = fc
    .record({ price: fc.integer({ min: 1, max: 4 }), year: fc.constantFrom('2020', '2021', '2022') })
    .map((facts) => specificationVehicle(1, facts));
  const sort = fc.constantFrom(...sortOptions.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(vehicle), sort, (list, by) => {
      const vehicles = Object.freeze(list.map((entry, index) => ({ ...entry, id: index })));
      const sorted = sortVehicles(vehicles, by, 'sale');
      expect([...sorted].sort((one, other) => one.id - other.id)).toEqual(vehicles);
      sorted.forEach((entry, index) => {
        const next = sorted[index + 1];
        if (next && next.price === entry.price && next.year === entry.year) expect(next.id).toBeGreaterThan(entry.id);
      });
    }),
  );
});
