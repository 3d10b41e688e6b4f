import fc from 'fast-check';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { hostileText, wellFormed } from '@/lib/testing/hostile-text';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { noFilters } from './filters';

const found = (search: string, vehicles = specificationVehicles) =>
  filterVehicles(vehicles, { ...noFilters, search }).map(({ id }) => id);

it('finds vehicles there are, each once and in their order, whatever is typed', () => {
  fc.assert(
    fc.property(hostileText, (search) => {
      const ids = found(search);
      expect(ids).toEqual(specificationVehicles.map(({ id }) => id).filter((id) => ids.includes(id)));
    }),
  );
});

it('finds a vehicle of any name by every part of that name', () => {
  const parts = hostileText.chain((text) => {
    const signs = Array.from(wellFormed(text));
    return fc
      .tuple(fc.nat(signs.length), fc.nat(signs.length))
      .map(
        ([one, other]) => [signs.join(''), signs.slice(Math.min(one, other), Math.max(one, other)).join('')] as const,
      );
  });
  fc.assert(
    fc.property(parts, ([name, part]) => {
      expect(found(part, [specificationVehicle(1, { name })])).toEqual([1]);
    }),
  );
});
