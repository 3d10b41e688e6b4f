import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { askedInWords, askedLines, belowPrice, onlyInMode, soleMode, sumAsked } from './asking';

const both = specificationVehicle(1);
const onRequest = specificationVehicle(1, { price: 'on request', dailyRental: 'on request' });
const rentOnly = specificationVehicle(1, { price: 'not for sale' });
const saleOnly = specificationVehicle(1, { dailyRental: 'not for rent' });

it.each([
  ['with both sums', both, 'KES 45,000,000', 'KES 125,000/day'],
  ['without either', onRequest, 'On request', 'On request'],
  ['for rent only', rentOnly, 'Not for sale', 'KES 125,000/day'],
  ['for sale only', saleOnly, 'KES 45,000,000', 'Not for rent'],
])('returns both prices of a car %s', (_, vehicle, sale, rental) => {
  expect([askedInWords(vehicle, 'sale'), askedInWords(vehicle, 'rental')]).toEqual([sale, rental]);
});

it('knows the only way a car can be had', () => {
  expect([both, onRequest, rentOnly, saleOnly].map(soleMode)).toEqual([null, null, 'rental', 'sale']);
});

it('keeps a car that cannot be rented from the other mode, and a list of only such cars', () => {
  expect([both, onRequest, rentOnly, saleOnly].map((one) => onlyInMode(one))).toEqual([
    undefined,
    undefined,
    undefined,
    'sale',
  ]);
  expect([onlyInMode(saleOnly, saleOnly), onlyInMode(saleOnly, both)]).toEqual(['sale', undefined]);
});

it('has no sum where none is told', () => {
  expect([both, onRequest, rentOnly].map((vehicle) => sumAsked(vehicle, 'sale'))).toEqual([45_000_000, null, null]);
  expect([both, onRequest, saleOnly].map((vehicle) => sumAsked(vehicle, 'rental'))).toEqual([125_000, null, null]);
});

it('asks for a price on request of a car that is for rent alone, or for sale alone', () => {
  const forSale = specificationVehicle(1, { price: 'on request', dailyRental: undefined });
  expect([askedInWords(forSale, 'sale'), askedInWords(forSale, 'rental')]).toEqual(['On request', 'Not for rent']);
});

it('says of a car that it is for rent only', () => {
  expect(askedLines(rentOnly, 'card').map(({ label }) => label)).toEqual(['Daily Rental, for rent only']);
});

const rented = { status: 'available', price: 25_000_000, dailyRental: 125_000 } as const;

it.each([
  [rented, 'rental', 3, 'KES 375,000 for 3 days'],
  [rented, 'rental', 1, 'KES 125,000 for 1 day'],
  [rented, 'rental', 0, undefined],
  // Dates without a total are to be confirmed all the same.
  [{ ...rented, dailyRental: 'on request' }, 'rental', 3, ''],
  [{ ...rented, status: 'sold' }, 'rental', 3, undefined],
  [rented, 'sale', 3, undefined],
] as const)('below the price of %j in the mode %s', (vehicle, mode, days, words) => {
  expect(belowPrice(vehicle, mode, days)).toEqual(words === undefined ? undefined : { mode, words });
});

it('has no total of one date alone, which is still to be confirmed', () => {
  expect(belowPrice(both, 'rental', 0, true)).toEqual({ mode: 'rental', words: '' });
});
