import fc from 'fast-check';
import { availableAlternatives, similarVehicles } from '@/lib/catalogue/catalogue';
import type { Vehicle } from '@/lib/schema/types';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { similarCandidates } from './similar-candidates';

const anyVehicles = fc
  .array(
    fc.record({
      category: fc.constantFrom<Vehicle['category']>('luxury', 'sports', 'supercar'),
      status: fc.constantFrom('available', 'sold', 'rented'),
    }),
    { maxLength: 40 },
  )
  .map((cars) => cars.map((car, index) => ({ ...specificationVehicle(1), ...car, id: index + 1 })));

it('holds what is similar to any vehicle of any list', () => {
  fc.assert(
    fc.property(anyVehicles, (all) => {
      for (const vehicle of all) {
        const { listed, available } = similarCandidates(vehicle.category, all);
        expect(similarVehicles(vehicle, listed)).toEqual(similarVehicles(vehicle, all));
        expect(availableAlternatives(vehicle, available)).toEqual(availableAlternatives(vehicle, all));
      }
    }),
  );
});

it('is few however many there are, and nothing of a category without any', () => {
  const many = Array.from({ length: 500 }, (_, index) => specificationVehicle(4, { id: index + 1 }));
  expect(similarCandidates('luxury', many).listed).toHaveLength(4);
  expect(similarCandidates('sports', many)).toEqual({ listed: [], available: [] });
});

it('is looked for once in a list', () => {
  expect(similarCandidates('luxury', specificationVehicles)).toBe(similarCandidates('luxury', specificationVehicles));
});
