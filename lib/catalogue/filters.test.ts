import { CATEGORY_IDS } from '@/lib/market/market';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { categoryLabel } from '@/lib/vehicle/category';
import { AVAILABILITY } from '@/lib/vehicle/status';
import { filterFacts } from './filter-facts';
import { filterOptionsOf } from './filter-options';
import { type ChoiceKey, choiceFilters, type FilterKey, filters, noFilters } from './filters';
import { FEATURED_COUNT, PAGE_SIZE, SIMILAR_LIMIT } from './options';

/** The words of every filter: name in the address, label, words without a filter. A new filter needs one line here. */
const WORDS = [
  ['category', 'Category', 'All Vehicles'],
  ['q', 'Search', undefined],
  ['price', 'Price Range', 'Any price'],
  ['upto', 'Price up to', undefined],
  ['monthly', 'Monthly up to', undefined],
  ['rate', 'Daily Rental', 'Any daily rate'],
  ['year', 'Year', 'Any year'],
  ['brand', 'Brand', 'All brands'],
  ['fuel', 'Fuel Type', 'Any fuel'],
  ['availability', 'Availability', 'Any availability'],
  ['body', 'Body', 'Any body'],
  ['colour', 'Colour', 'Any colour'],
  ['odometer', 'Odometer', 'Any reading'],
  ['drive', 'Drive', 'Any drive'],
  ['seats', 'Seats', 'Any number'],
];

const BRANDS =
  'Lamborghini, Ferrari, McLaren, Rolls Royce, Bentley, Porsche, Aston Martin, Maserati, BMW, Mercedes-AMG, Jaguar, Lexus';

type Facts = Parameters<typeof specificationVehicle>[1];
const filterOf = (key: FilterKey) => choiceFilters.find((filter) => filter.key === key);
const labelsOf = (key: ChoiceKey, ...cars: Facts[]) =>
  filterFacts[key]
    .options(cars.map((facts) => specificationVehicle(1, facts)))
    .map(({ label }) => label)
    .join(', ');

it('every filter has its place and its words', () => {
  expect(
    filters.map((filter) => [filter.parameter, filter.label, 'allLabel' in filter ? filter.allLabel : undefined]),
  ).toEqual(WORDS);
  expect(filterOf('price')).toMatchObject({ hint: 'Purchase price', chipLabel: 'Purchase price' });
  expect(choiceFilters.filter(({ tabs }) => tabs).map(({ key }) => key)).toEqual(['category']);
  expect(noFilters).toMatchObject({ category: 'all', search: '', seats: 'all' });
  expect(choiceFilters.filter(({ onlyIn }) => onlyIn).map(({ key }) => key)).toEqual(['rate']);
});

it("'Clear Filters' of the empty state clears category, search, price and year (specification, section 2)", () => {
  const cleared = filters.filter(({ clearedByEmptyState }) => clearedByEmptyState).map(({ key }) => key);
  expect(cleared).toEqual(['category', 'search', 'price', 'year']);
});

it.each([
  ['category', 'Supercars, Luxury, Sports'],
  ['price', 'Under KES 25M, KES 25M - 35M, KES 35M - 50M, KES 50M - 70M, Over KES 70M'],
  ['year', '2024, 2023, 2022, 2021, 2020'],
  ['brand', BRANDS],
  ['fuel', 'Petrol, Hybrid, Electric'],
  ['availability', 'Available, Sold, Currently Rented'],
] as const)('%s has the choices of section 9 without any vehicle', (key, labels) => {
  expect(labelsOf(key)).toBe(labels);
});

it.each([
  ['brand', [{ brand: 'Bugatti' }, { brand: 'Ferrari' }, { brand: 'Bugatti' }], `${BRANDS}, Bugatti`],
  ['fuel', [{ fuel: 'Hydrogen' }, { fuel: 'Petrol' }], 'Petrol, Hybrid, Electric, Hydrogen'],
  ['year', [{ year: '2019' }, { year: '2025' }], '2025, 2024, 2023, 2022, 2021, 2020, 2019'],
  ['availability', [{ status: 'Reserved' }], 'Available, Sold, Currently Rented, Reserved'],
  ['body', [{ bodyType: 'SUV' }, {}, { bodyType: 'Coupé' }, { bodyType: 'SUV' }], 'Coupé, SUV'],
] as const)('%s adds the values that only the vehicles have, once', (key, cars, labels) => {
  expect(labelsOf(key, ...cars)).toBe(labels);
});

it.each([
  [24_999_999, 'under-25m'],
  [25_000_000, '25m-35m'],
  [34_999_999, '25m-35m'],
  [35_000_000, '35m-50m'],
  [50_000_000, '50m-70m'],
  [70_000_000, 'over-70m'],
  ['on request', 'not-stated'],
  ['not for sale', ''],
] as const)('the price %p is in the band %p', (price, band) => {
  expect(filterFacts.price.choiceOf(specificationVehicle(1, { price }))).toBe(band);
});

it.each([
  [{ dailyRental: 74_999 }, 'under-75k'],
  [{ dailyRental: 75_000 }, '75k-100k'],
  [{ dailyRental: 100_000 }, '100k-125k'],
  [{ dailyRental: 125_000 }, 'over-125k'],
  [{ dailyRental: 'on request' }, 'not-stated'],
  [{ dailyRental: undefined }, ''],
] as const)('the daily rental of %p is in the band %p', (facts, band) => {
  expect(filterFacts.rate.choiceOf(specificationVehicle(1, facts))).toBe(band);
});

it.each([
  [9_999, 'under-10k'],
  [10_000, '10k-30k'],
  [30_000, '30k-60k'],
  [60_000, 'over-60k'],
])('%i km are in the band %p', (odometer, band) => {
  expect(filterFacts.odometer.choiceOf(specificationVehicle(1, { odometer }))).toBe(band);
});

it('sends no label that is the same as its value', () => {
  const { choices } = filterOptionsOf([specificationVehicle(2)]);
  expect(choices.brand?.[2]).toEqual({ value: 'Ferrari', count: 1 });
});

it('an optional fact shows the bands that have a vehicle, and the vehicles that do not state it', () => {
  const cars = [9_999, 200_000, undefined].map((odometer) => specificationVehicle(1, { odometer }));
  expect(filterOptionsOf(cars).choices.odometer?.map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'Any reading: 3',
    'Under 10,000 km: 1',
    '60,000 km and over: 1',
    'Not stated: 1',
  ]);
});

it('counts and labels of section 9 hold', () => {
  expect([PAGE_SIZE, FEATURED_COUNT, SIMILAR_LIMIT]).toEqual([6, 6, 3]);
  expect(AVAILABILITY.map(({ value }) => value)).toEqual(['available', 'sold', 'rented']);
  expect(CATEGORY_IDS).toEqual(['supercar', 'luxury', 'sports']);
  expect(CATEGORY_IDS.map(categoryLabel)).toEqual(['Supercar', 'Luxury', 'Sports']);
});
