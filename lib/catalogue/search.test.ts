import fc from 'fast-check';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { ALL, type Filters, filterGroups, filters, noFilters, type SortId } from './filters';
import { choiceOf, filterOptionsOf, findVehicles, sortVehicles, spelledAlike } from './search';

const vehicles = specificationVehicles;
type Facts = Parameters<typeof specificationVehicle>[1];
const cars = (...facts: Facts[]) => facts.map((own, index) => specificationVehicle(1, { id: index + 1, ...own }));
const find = (chosen: object, among: typeof vehicles = vehicles) => findVehicles(among, { ...noFilters, ...chosen });
const ids = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);
const anyChoices = anyFilters(
  vehicles,
  fc.constantFrom('', '', 'gt', 'lambo', 'Phantom ', 'porshe', 'nothing like it'),
);

/** Any choices that the filters offer for these vehicles, with any of these texts. */
function anyFilters(vehicles: typeof specificationVehicles, text: fc.Arbitrary<string>): fc.Arbitrary<Filters> {
  const { choices: offered } = filterOptionsOf(vehicles);
  const choices = filters.map((filter) => {
    if (filter.key === 'search') return [filter.key, text];
    if ('isLimit' in filter) return [filter.key, fc.constantFrom('', '1', '40000000', '999999999999')];
    return [filter.key, fc.constantFrom(ALL, ...(offered[filter.key] ?? []).map(({ value }) => value))];
  });
  return fc.record(Object.fromEntries(choices));
}

/** The labels of a filter's choices, without the one that takes it off. */
const labels = (key: string, ...facts: Facts[]) =>
  filterGroups(filterOptionsOf(cars(...facts)))
    .find(({ filter }) => filter.key === key)
    ?.options.slice(1)
    .map(({ label }) => label)
    .join(', ');

const BRANDS =
  'Lamborghini, Ferrari, McLaren, Rolls Royce, Bentley, Porsche, Aston Martin, Maserati, BMW, Mercedes-AMG, Jaguar, Lexus';

it.each([
  ['category', 'Supercars, Luxury, Sports'],
  ['price', 'Under KES 25M, KES 25M - 35M, KES 35M - 50M, KES 50M - 70M, Over KES 70M'],
  ['year', '2024, 2023, 2022, 2021, 2020'],
  ['brand', BRANDS],
  ['fuel', 'Petrol, Hybrid, Electric'],
  ['availability', 'Available, Sold, Currently Rented'],
  ['seats', undefined],
])('%s has the choices of section 9 without any vehicle', (key, expected) => {
  expect(labels(key)).toBe(expected);
});

it.each([
  ['brand', [{ brand: 'Bugatti' }, { brand: 'Ferrari' }, { brand: 'Bugatti' }], `${BRANDS}, Bugatti`],
  ['brand', [{ brand: '__proto__' }], `${BRANDS}, __proto__`],
  ['fuel', [{ fuel: 'Hydrogen' }], 'Petrol, Hybrid, Electric, Hydrogen'],
  ['year', [{ year: '2019' }, { year: '2025' }], '2025, 2024, 2023, 2022, 2021, 2020, 2019'],
  ['availability', [{ status: 'Reserved' }], 'Available, Sold, Currently Rented, Reserved'],
  ['seats', [{ seats: 10 }, {}, { seats: 2 }, { seats: 5 }], '2, 5, 10, Not stated'],
  ['seats', [{ seats: 5 }, {}], undefined],
] as const)('%s adds the values of %j', (key, facts, expected) => {
  expect(labels(key, ...facts)).toBe(expected);
});

it.each([
  ['price', { price: 24_999_999 }, 'under-25m'],
  ['price', { price: 25_000_000 }, '25m-35m'],
  ['price', { price: 70_000_000 }, 'over-70m'],
  ['price', { price: 'on request' }, 'not-stated'],
  ['price', { price: 'not for sale' }, ''],
  ['category', {}, 'supercar'],
  ['availability', { status: 'sold' }, 'sold'],
  ['seats', { seats: 5 }, '5'],
] as const)('the %s of %j is in %j', (key, facts, choice) => {
  expect(choiceOf[key](specificationVehicle(1, facts as Facts))).toBe(choice);
});

it('shows the vehicles that pass each filter by itself, and counts for each choice those that it would show', () => {
  const groups = filterGroups(filterOptionsOf(vehicles));
  fc.assert(
    fc.property(anyChoices, (chosen) => {
      const { matching, counts } = find(chosen);
      const each = filters.map(({ key }) => new Set(ids(find({ [key]: chosen[key] }).matching)));
      expect(ids(matching)).toEqual(ids(vehicles.filter(({ id }) => each.every((set) => set.has(id)))));
      for (const { filter, options } of groups)
        for (const { value } of options)
          expect(counts[filter.key].get(value) ?? 0).toBe(find({ ...chosen, [filter.key]: value }).matching.length);
    }),
    { numRuns: 25 },
  );
});

it.each([
  [{ price: 'no such' }, []],
  [{ search: 'night' }, [1]],
])('%j finds the cars %j', (chosen, expected) => {
  const list = cars({ name: 'Night' }, {});
  expect(ids(find(chosen, list).matching)).toEqual(expected);
});

it.each([
  ['ORGHI', [1]],
  ['HURACÁN', [1]],
  ['gt', [2, 5, 10]],
  ['Phantom ', [4]],
  ['rolls - royce', [4]],
  ['f type', [11]],
  ['   ', [...ids(vehicles), 13]],
  ['.*', []],
  ['huracán lambo x', []],
  ['gtb ferrari', [2]],
  ['gt63', [10]],
  ['lc 500', [12]],
  ['lc500', [12]],
  ['db 11', [7]],
  ['mc 20', [8]],
  ['720 s', [3]],
  ['488gtb', [2]],
  ['458', []],
  ['ftype', [11]],
  ['m 8', [9]],
  ['911turbo', [6]],
  ['rollsroyce', [4]],
  ['mercedes benz', [10]],
  ['benz', [10]],
  ['mercedes gt63', [10]],
  ['astonmartin', [7]],
  ['continentalgt', [5]],
  ['landcruiser', [13]],
])('the search %j ignores case, accents, spaces and hyphens', (search, expected) => {
  const landCruiser = specificationVehicle(1, { id: 13, name: 'Toyota Land Cruiser', brand: 'Toyota' });
  const { matching, isNear } = find({ search }, [...vehicles, landCruiser]);
  expect([ids(matching), isNear]).toEqual([expected, false]);
});

it.each([
  ['a letter too few', 'lamborgini', [1]],
  ['a letter too many', 'ferrrari', [2]],
  ['another letter', 'fexrari', [2]],
  ['swapped letters', 'aston matrin', [7]],
  ['a mistake in each word', 'astn martni', [7]],
  ['two mistakes', 'ferxaxi', []],
  ['another first letter', 'gerrari', []],
  ['another number', 'mc21', []],
  ['too few letters', 'lxe', []],
  ['no letters', '...', []],
])('a search with %s, %j, finds %j', (_, search, expected) => {
  expect(find({ search })).toMatchObject({ matching: expected.map((id) => ({ id })), isNear: expected.length > 0 });
});

it('a brand or a fuel in several spellings is one choice, spelled as the specification does', () => {
  const alike = spelledAlike(cars({ brand: 'FERRARI', fuel: 'petrol' }, { brand: 'Škoda' }, { brand: 'SKODA' }));
  expect(alike.map(({ brand, fuel }) => `${brand}, ${fuel}`)).toEqual([
    'Ferrari, Petrol',
    'Škoda, Petrol',
    'Škoda, Petrol',
  ]);
});

it.each([
  ['listed', 'sale', '1 2 3 4'],
  ['listed', 'rental', '1 2 4 3'],
  ['price-up', 'sale', '3 1 2 4'],
  ['price-down', 'sale', '1 3 2 4'],
  ['price-up', 'rental', '4 1 2 3'],
  ['newest', 'sale', '2 4 1 3'],
  ['quickest', 'sale', '4 3 1 2'],
  ['seats', 'sale', '4 1 3 2'],
] as const)('sorts by %s for %s', (sort: SortId, mode, expected) => {
  const list = cars(
    { price: 3e7, dailyRental: 'on request', year: '2022', acceleration: undefined, seats: 2, doors: 4 },
    { price: 'on request', dailyRental: undefined, year: '2024', acceleration: undefined, seats: undefined },
    // Sold cars come last in rental mode.
    { price: 2e7, dailyRental: 1, year: '2021', acceleration: 4, seats: 2, status: 'sold' },
    { price: 'not for sale', dailyRental: 9, year: '2024', acceleration: 3, seats: undefined, doors: 4 },
  );
  expect(ids(sortVehicles(list, sort, mode)).join(' ')).toBe(expected);
});
