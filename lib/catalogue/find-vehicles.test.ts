import fc from 'fast-check';
import { anyFilters } from '@/lib/testing/any-filters';
import { filterVehicles } from '@/lib/testing/filter-vehicles';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { fold } from '@/lib/text/fold';
import { filterGroups, filterOptionsOf } from './filter-options';
import { noFilters } from './filters';
import { addToIndex, findVehicles, indexVehicles } from './find-vehicles';
import { findNear } from './near-names';

const vehicles = specificationVehicles;
const index = indexVehicles(vehicles);
const idsOf = (search: string) => filterVehicles(vehicles, { ...noFilters, search }).map(({ id }) => id);
const anyChoices = anyFilters(vehicles, fc.constantFrom('', '', 'gt', 'lambo', 'á', 'Phantom ', 'nothing like it'));

it.each([
  ['ferrari', [2]],
  ['orghi', [1]],
  ['HURACÁN', [1]],
  ['Hüracan', [1]],
  ['gt', [2, 5, 10]],
  ['Phantom ', [4]],
  ['rolls-royce', [4]],
  ['rolls - royce', [4]],
  ['f type', [11]],
  ['lexus\u00A0', [12]],
  ['   ', vehicles.map(({ id }) => id)],
  ['trabant', []],
  ['.*', []],
  ['[', []],
])('the search %j ignores case, accents and hyphens', (search, ids) => {
  expect(idsOf(search)).toEqual(ids);
});

it('searches names and brands like a pattern over folded text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'Lamborghini Huracán 488 MC20-áÁİß') });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (search) => {
      const parts = fold(search.trim()).split(/[\s-]+/);
      const pattern = new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('[\\s-]+'));
      const expected = vehicles.filter(({ name, brand }) => [name, brand].some((text) => pattern.test(fold(text))));
      expect(idsOf(search)).toEqual(expected.map(({ id }) => id));
    }),
  );
});

it('finds a vehicle by its brand where the name lacks it', () => {
  const found = filterVehicles([specificationVehicle(1, { name: 'Night Bull' })], { ...noFilters, search: 'lambo' });
  expect(found).toHaveLength(1);
});

it('searches the name and the brand each by itself', () => {
  const cars = [
    specificationVehicle(1, { name: 'Mini', brand: 'BMW' }),
    specificationVehicle(2, { name: 'MiniB', brand: 'MW' }),
  ];
  expect(filterVehicles(cars, { ...noFilters, search: 'minib' }).map(({ id }) => id)).toEqual([2]);
});

it('matches nothing with an unknown choice', () => {
  expect(filterVehicles(vehicles, { ...noFilters, price: '1m-2m' })).toEqual([]);
});

it('finds and counts the same in vehicles added in parts', () => {
  fc.assert(
    fc.property(anyChoices, fc.nat(vehicles.length), (chosen, cut) => {
      const parts = indexVehicles(vehicles.slice(0, cut));
      addToIndex(parts, vehicles.slice(cut));
      expect(findVehicles(parts, chosen)).toEqual(findVehicles(index, chosen));
    }),
  );
});

it('searches and counts only the included vehicles', () => {
  const isIncluded = ({ brand }: { readonly brand: string }) => brand !== 'Ferrari';
  const { matching, counts } = findVehicles(index, { ...noFilters, category: 'supercar' }, undefined, isIncluded);
  expect(matching.map(({ id }) => id)).toEqual([1, 3, 8]);
  expect(counts.get('brand')?.choices.get('Ferrari')).toBe(0);
  expect(counts.get('category')?.all).toBe(11);
});

it('counts the vehicles of every choice', () => {
  fc.assert(
    fc.property(anyChoices, (chosen) => {
      const { counts } = findVehicles(index, chosen);
      for (const { filter, options } of filterGroups(filterOptionsOf(vehicles), counts)) {
        for (const { value, count } of options) {
          const shown = filterVehicles(vehicles, { ...chosen, [filter.key]: value }).length;
          expect([filter.key, value, count]).toEqual([filter.key, value, shown]);
        }
      }
    }),
  );
});

it('counts a brand of any name', () => {
  const groups = filterGroups(filterOptionsOf([specificationVehicle(1, { brand: '__proto__' })]));
  const brands = groups.find(({ filter }) => filter.key === 'brand')?.options;
  expect(brands?.at(-1)).toEqual({ value: '__proto__', label: '__proto__', count: 1 });
});

describe('misspelt searches', () => {
  const find = (search: string) => {
    const { matching, isNear } = findVehicles(index, { ...noFilters, search }, findNear);
    return { ids: matching.map(({ id }) => id), isNear };
  };

  it.each([
    ['lamborgini', [1]],
    ['porshe', [6]],
    ['rols royce', [4]],
    ['aston matrin', [7]],
    ['gtb ferrari', [2]],
  ])('%j finds the similar name', (search, ids) => {
    expect(find(search)).toEqual({ ids, isNear: true });
  });

  it('are not looked for where a name holds the word', () => {
    expect(find('gt')).toEqual({ ids: [2, 5, 10], isNear: false });
  });

  it.each(['trabant', 'q', 'qz', '.*', '[', '🚗', '红旗', "'"])('%j finds nothing', (search) => {
    expect(find(search)).toEqual({ ids: [], isNear: false });
  });
});
