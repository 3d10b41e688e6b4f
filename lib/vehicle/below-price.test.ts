import { belowPrice } from './below-price';

const car = { status: 'available', price: 25_000_000, dailyRental: 125_000 } as const;

it.each([
  [car, 'rental', 3, 'KES 375,000 for 3 days'],
  [car, 'rental', 1, 'KES 125,000 for 1 day'],
  [car, 'rental', 0, undefined],
  [{ ...car, dailyRental: 'on request' }, 'rental', 3, undefined],
  [{ ...car, status: 'sold' }, 'rental', 3, undefined],
  [car, 'sale', 3, undefined],
] as const)('below the price of %j in the mode %s', (vehicle, mode, days, words) => {
  expect(belowPrice(vehicle, mode, days)).toEqual(words && { mode, words });
});
