import fc from 'fast-check';
import type { Vehicle } from '@/lib/schema/types';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { availableAlternatives, similarVehicles } from './similar';

const anyVehicles = fc
  .array(
    fc.record({
      category: fc.constantFrom<Vehicle['category']>('luxury', 'sports', 'supercar'),
      status: fc.constantFrom('available', 'sold', 'rented'),
    }),
    { maxLength: 40 },
  )
  .map((cars) => cars.map((car, index) => ({ ...specificationVehicle(1), ...car, id: index + 1 })));

it('finds three others of the category (section 5), available ones first, and the first three available ones', () => {
  fc.assert(
    fc.property(anyVehicles, (all) => {
      for (const vehicle of all) {
        const others = all.filter(({ id, category }) => id !== vehicle.id && category === vehicle.category);
        const available = others.filter(({ status }) => status === 'available');
        const rest = others.filter(({ status }) => status !== 'available');
        expect(similarVehicles({ ...vehicle }, all)).toEqual([...available, ...rest].slice(0, 3));
        expect(availableAlternatives({ ...vehicle }, all)).toEqual(available.slice(0, 3));
      }
    }),
  );
});
