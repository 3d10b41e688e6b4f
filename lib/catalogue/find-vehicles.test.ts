import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { addToStock, findVehicles, stockOf } from './find-vehicles';

it('finds and counts the same in vehicles that were added some at a time', () => {
  const chosenAnyhow = anyFilters(specificationVehicles, fc.constantFrom('', 'gt', 'ferrari', 'zzz'));
  const whole = stockOf(specificationVehicles);
  fc.assert(
    fc.property(chosenAnyhow, fc.nat(specificationVehicles.length), (chosen, cut) => {
      const parts = stockOf(specificationVehicles.slice(0, cut));
      addToStock(parts, specificationVehicles.slice(cut));
      expect(findVehicles(parts, chosen)).toEqual(findVehicles(whole, chosen));
    }),
  );
});
