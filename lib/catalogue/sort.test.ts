import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { DEFAULT_SORT, sortOptions, sortVehicles } from './sort';

const idsBy = (...[sort, mode = 'sale']: [Parameters<typeof sortVehicles>[1], ('sale' | 'rental')?]) =>
  sortVehicles(specificationVehicles, sort, mode).map(({ id }) => id);

describe('The order of the catalogue', () => {
  it('is the dealer’s at first', () => {
    expect(idsBy(DEFAULT_SORT)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('goes by the purchase price', () => {
    expect(idsBy('price-up')).toEqual([12, 11, 9, 6, 10, 5, 8, 7, 1, 3, 2, 4]);
    expect(idsBy('price-down')).toEqual([4, 2, 3, 1, 7, 8, 5, 10, 6, 9, 11, 12]);
  });

  it('goes by the daily rate in rental mode', () => {
    expect(idsBy('price-up', 'rental')).toEqual([12, 11, 9, 5, 6, 10, 4, 8, 7, 1, 3, 2]);
  });

  it('goes by year and by 0-100 km/h, the equal ones as listed', () => {
    expect(idsBy('newest')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sortVehicles([...specificationVehicles].reverse(), 'newest', 'sale').map(({ year }) => year)).toEqual(
      specificationVehicles.map(({ year }) => year),
    );
    expect(idsBy('quickest')).toEqual([6, 3, 8, 2, 1, 9, 10, 11, 5, 7, 12, 4]);
  });

  it.each(['price-up', 'price-down'] as const)('puts prices that are not told last: %s', (sort) => {
    const list = [
      specificationVehicle(1, { price: 'on request', dailyRental: 'not for rent' }),
      specificationVehicle(2),
      specificationVehicle(3, { price: 'not for sale', dailyRental: undefined }),
      specificationVehicle(4),
    ];
    for (const mode of ['sale', 'rental'] as const) {
      expect(
        sortVehicles(list, sort, mode)
          .slice(2)
          .map(({ id }) => id),
      ).toEqual([1, 3]);
    }
  });

  it('is stable, loses nobody and leaves the list itself alone, for any list', () => {
    const vehicle = fc
      .record({
        price: fc.integer({ min: 1, max: 4 }),
        dailyRental: fc.integer({ min: 1, max: 4 }),
        year: fc.constantFrom('2020', '2021', '2022'),
        acceleration: fc.constantFrom(2.7, 3, 3.2),
      })
      .map((facts) => specificationVehicle(1, facts));
    const sort = fc.constantFrom(...sortOptions.map(({ id }) => id));
    fc.assert(
      fc.property(fc.array(vehicle), sort, fc.constantFrom('sale' as const, 'rental' as const), (list, by, mode) => {
        const vehicles = Object.freeze(list.map((entry, index) => ({ ...entry, id: index })));
        const sorted = sortVehicles(vehicles, by, mode);
        expect([...sorted].sort((a, b) => a.id - b.id)).toEqual(vehicles);
        expect(sortVehicles(sorted, by, mode)).toEqual(sorted);
        const facts = ({ price, dailyRental, year, acceleration }: (typeof sorted)[number]) =>
          [price, dailyRental, year, acceleration].join();
        sorted.forEach((entry, index) => {
          const next = sorted[index + 1];
          if (next && facts(next) === facts(entry)) expect(next.id).toBeGreaterThan(entry.id);
        });
      }),
    );
  });
});
