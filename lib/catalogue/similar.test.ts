import fc from 'fast-check';
import type { Vehicle } from '@/lib/schema/types';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { availableAlternatives, similarVehicles } from './similar';

describe('Section 5: similar vehicles', () => {
  it('are the first three others of the same category', () => {
    expect(similarVehicles(specificationVehicle(9), specificationVehicles).map(({ id }) => id)).toEqual([6, 10, 11]);
    expect(similarVehicles(specificationVehicle(4), specificationVehicles).map(({ id }) => id)).toEqual([5, 7, 12]);
  });

  it('are never more than three, and may be none', () => {
    const many = [20, 21, 22, 23, 24].map((id) => specificationVehicle(1, { id }));
    expect(similarVehicles(specificationVehicle(1), many)).toHaveLength(3);
    expect(similarVehicles(specificationVehicle(1), [specificationVehicle(1), specificationVehicle(4)])).toEqual([]);
  });

  it('leave out the current vehicle by its id, not by being the same object', () => {
    const copy = { ...specificationVehicle(6) };
    expect(similarVehicles(copy, specificationVehicles).map(({ id }) => id)).toEqual([9, 10, 11]);
  });
});

describe('Vehicles in place of one that cannot be had', () => {
  it('are similar ones that can', () => {
    expect(availableAlternatives(specificationVehicle(7), specificationVehicles).map(({ id }) => id)).toEqual([4, 12]);
    expect(availableAlternatives(specificationVehicle(10), specificationVehicles).map(({ id }) => id)).toEqual([
      6, 9, 11,
    ]);
  });
});

const anyVehicles = fc
  .array(
    fc.record({
      category: fc.constantFrom<Vehicle['category']>('luxury', 'sports', 'supercar'),
      status: fc.constantFrom('available', 'sold', 'rented'),
    }),
    { maxLength: 40 },
  )
  .map((cars) => cars.map((car, index) => ({ ...specificationVehicle(1), ...car, id: index + 1 })));

it('are the first others of any list, whoever asked before', () => {
  fc.assert(
    fc.property(anyVehicles, (all) => {
      for (const vehicle of all) {
        const others = all.filter(({ id, category }) => id !== vehicle.id && category === vehicle.category);
        const available = others.filter(({ status }) => status === 'available');
        expect(similarVehicles(vehicle, all)).toEqual(others.slice(0, 3));
        expect(availableAlternatives(vehicle, all)).toEqual(available.slice(0, 3));
      }
    }),
  );
});
