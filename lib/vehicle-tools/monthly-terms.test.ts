import fc from 'fast-check';
import { monthlyPayment, priceOfMonth, typedTerms } from '@/lib/vehicle/monthly';
import { depositOf, hirePurchase } from './hire-purchase';
import { monthlyTermsFaults, withTerms } from './monthly-terms';

const textOf = (deposit: string, months: string, yearlyRate: string) => withTerms({ deposit, months, yearlyRate })('');

it('begins with the usual months, and keeps the typed text, valid or not', () => {
  expect(typedTerms('')).toEqual({ deposit: '', months: '36', yearlyRate: '' });
  expect(typedTerms(textOf('5/= down', '', 'x'))).toEqual({ deposit: '5/= down', months: '', yearlyRate: 'x' });
});

it.each([
  // As in the test of hire purchase: 20,000,000 over 48 months at 1 % a month.
  ['5,000,000', '48', '12', 526_677],
  ['20%', '48', '12', 526_677],
  ['20', '48', '12%', 526_677],
  ['', '50', '0', 500_000],
  // No rate is assumed.
  ['20%', '48', '', 0],
  ['20%', '48', ' ', 0],
  ['20%', '', '12', 0],
  ['20%', '48', 'low', 0],
  ['100%', '48', '12', 0],
  ['half', '48', '12', 0],
])('for 25 million with a deposit of %j, %j months and %j per cent is %d', (deposit, months, rate, monthly) => {
  expect(Math.round(monthlyPayment(25_000_000, textOf(deposit, months, rate)))).toBe(monthly);
});

it('leaves nothing to pay where the deposit is more than the price', () => {
  expect(monthlyPayment(4_000_000, textOf('5,000,000', '48', '12'))).toBeLessThan(0);
});

it('changes one term and keeps the others', () => {
  expect(withTerms({ months: '50' })(textOf('20%', '48', '0'))).toBe(textOf('20%', '50', '0'));
});

it('finds no fault with a deposit for its sum', () => {
  expect(monthlyTermsFaults({ deposit: '90,000,000', months: '36', yearlyRate: '' })).toEqual({});
  expect(monthlyTermsFaults({ deposit: '100%', months: '36', yearlyRate: '' })).toHaveProperty('deposit');
});

it.each([
  ['526677', '20%', '48', '12', '25000061'],
  ['1000000', '20%', '36', '0', '45000045'],
  ['500000', '5,000,000', '50', '0', '30000050'],
  ['', '20%', '36', '0', ''],
  ['1000000', '20%', '36', '', ''],
])(
  'up to %s a month with a deposit of %j, %s months and %j per cent is a price up to %s',
  (limit, deposit, months, rate, price) => {
    expect(priceOfMonth(limit, textOf(deposit, months, rate))).toBe(price);
  },
);

it('agrees with the payment of hire purchase for each car', () => {
  const cars = fc.integer({ min: 1_000_000, max: 200_000_000 });
  const shares = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(cars, shares, fc.integer({ min: 1, max: 120 }), fc.nat(100), (price, part, months, yearlyRate) => {
      const deposit = `${part}%`;
      const { monthly } = hirePurchase({ price, deposit: depositOf(price, deposit), months, yearlyRate });
      const text = textOf(deposit, String(months), String(yearlyRate));
      expect(Math.abs(monthlyPayment(price, text) - monthly)).toBeLessThanOrEqual(2);
      expect(Number(priceOfMonth(String(monthly), text))).toBeGreaterThanOrEqual(price);
      expect(Number(priceOfMonth(String(monthly - 3), text))).toBeLessThan(price);
    }),
  );
});
