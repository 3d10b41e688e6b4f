import { withTerms } from '@/lib/vehicle-tools/monthly-terms';
import { belowPrice } from './below-price';

const terms = withTerms({ deposit: '20%', months: '48', yearlyRate: '12' })('');
const car = { status: 'available', price: 25_000_000, dailyRental: 125_000 } as const;

it.each([
  [car, 'rental', 3, terms, 'KES 375,000 for 3 days'],
  [car, 'rental', 1, terms, 'KES 125,000 for 1 day'],
  [car, 'rental', 0, terms, undefined],
  [{ ...car, dailyRental: 'on request' }, 'rental', 3, terms, undefined],
  [{ ...car, status: 'sold' }, 'rental', 3, terms, undefined],
  // 526,677 to three figures.
  [car, 'sale', 3, terms, 'About KES 527,000 a month'],
  [{ ...car, price: 62_345_678 }, 'sale', 3, terms, 'About KES 1,310,000 a month'],
  [car, 'sale', 3, '', undefined],
  [{ ...car, price: 'on request' }, 'sale', 3, terms, undefined],
  [{ ...car, status: 'sold' }, 'sale', 3, terms, undefined],
] as const)('below the price of %j in the mode %s', (vehicle, mode, days, kept, words) => {
  expect(belowPrice(vehicle, mode, days, kept)).toEqual(words && { mode, words });
});
