import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { noFilters } from './filters';
import { addToIndex, findVehicles, indexVehicles } from './find-vehicles';

it('finds and counts the same in vehicles that were added some at a time', () => {
  const chosenAnyhow = anyFilters(specificationVehicles, fc.constantFrom('', 'gt', 'ferrari', 'zzz'));
  const whole = indexVehicles(specificationVehicles);
  fc.assert(
    fc.property(chosenAnyhow, fc.nat(specificationVehicles.length), (chosen, cut) => {
      const parts = indexVehicles(specificationVehicles.slice(0, cut));
      addToIndex(parts, specificationVehicles.slice(cut));
      expect(findVehicles(parts, chosen)).toEqual(findVehicles(whole, chosen));
    }),
  );
});

it('finds and counts only what is offered', () => {
  const isOffered = ({ brand }: { readonly brand: string }) => brand !== 'Ferrari';
  const offered = indexVehicles(specificationVehicles.filter(isOffered));
  const all = indexVehicles(specificationVehicles);
  for (const chosen of [noFilters, { ...noFilters, category: 'supercar' }, { ...noFilters, brand: 'Ferrari' }]) {
    const { matching, counts } = findVehicles(all, chosen, undefined, isOffered);
    const alone = findVehicles(offered, chosen);
    expect(matching).toEqual(alone.matching);
    for (const [key, { all, choices }] of alone.counts) {
      expect(counts.get(key)?.all).toBe(all);
      for (const [choice, count] of choices) expect(counts.get(key)?.choices.get(choice)).toBe(count);
    }
  }
  expect(findVehicles(all, { ...noFilters, brand: 'Ferrari' }, undefined, isOffered).matching).toEqual([]);
});
