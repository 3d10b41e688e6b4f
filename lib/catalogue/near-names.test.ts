import { specificationVehicles } from '@/lib/testing/specification-vehicles';
import { noFilters } from './filters';
import { findVehicles, indexVehicles } from './find-vehicles';
import { findNear } from './near-names';

const stock = indexVehicles(specificationVehicles);
const find = (search: string) => {
  const { matching, isNear } = findVehicles(stock, { ...noFilters, search }, findNear);
  return { ids: matching.map(({ id }) => id), isNear };
};

it.each([
  ['lamborgini', [1]],
  ['porshe', [6]],
  ['rols royce', [4]],
  ['aston matrin', [7]],
  ['mercedez', [10]],
  ['gtb ferrari', [2]],
])('finds what %j means', (search, ids) => {
  expect(find(search)).toEqual({ ids, isNear: true });
});

it('looks no further where a name holds the word as it is typed', () => {
  expect(find('gt')).toEqual({ ids: [2, 5, 10], isNear: false });
  expect(find('')).toEqual({ ids: specificationVehicles.map(({ id }) => id), isNear: false });
});

it.each(['trabant', 'q', 'qz', '.*', '[', '🚗', '红旗', "'"])('finds nothing for %j', (search) => {
  expect(find(search)).toEqual({ ids: [], isNear: false });
});

it('leaves the other filters as they are, and counts beside them', () => {
  const { matching, counts } = findVehicles(stock, { ...noFilters, search: 'lamborgini', brand: 'Ferrari' }, findNear);
  expect(matching).toEqual([]);
  expect(counts.get('brand')?.choices.get('Lamborghini')).toBe(1);
});
