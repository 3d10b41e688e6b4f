import fc from 'fast-check';
import { hirePurchase, hirePurchaseFaults, readAmount } from './hire-purchase';

const inputs = fc
  .record({
    price: fc.integer({ min: 1_000, max: 200_000_000 }),
    share: fc.double({ min: 0, max: 0.95, noNaN: true }),
    months: fc.integer({ min: 1, max: 120 }),
    yearlyRate: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, deposit: Math.floor(rest.price * share) }));

it('agrees with a loan worked out by hand', () => {
  // 20,000,000 over 48 months at 1 % a month: 20,000,000 x .01 / (1 - 1.01^-48) = 526,676.7
  expect(hirePurchase({ price: 25_000_000, deposit: 5_000_000, months: 48, yearlyRate: 12 })).toEqual({
    monthly: 526_677,
    total: 5_000_000 + 48 * 526_677,
  });
});

it('divides evenly at no interest', () => {
  expect(hirePurchase({ price: 12_000_000, deposit: 0, months: 24, yearlyRate: 0 })).toEqual({
    monthly: 500_000,
    total: 12_000_000,
  });
});

it('pays the loan off: a balance run month by month ends at nothing, or a few shillings under', () => {
  fc.assert(
    fc.property(inputs, (loan) => {
      const { monthly } = hirePurchase(loan);
      const rate = loan.yearlyRate / 1200;
      let balance = loan.price - loan.deposit;
      // Each payment is at most a shilling more than needed, and that shilling earns interest too.
      let overpaid = 0;
      for (let month = 0; month < loan.months; month++) {
        balance = balance * (1 + rate) - monthly;
        overpaid = overpaid * (1 + rate) + 1;
      }
      expect(balance).toBeLessThanOrEqual(1e-5 * (loan.price + overpaid));
      expect(balance).toBeGreaterThanOrEqual(-overpaid * 1.001 - 1);
    }),
  );
});

it('never costs less in total than the price, and more at a higher rate', () => {
  fc.assert(
    fc.property(inputs, (loan) => {
      const { total, monthly } = hirePurchase(loan);
      expect(total).toBeGreaterThanOrEqual(loan.price);
      expect(hirePurchase({ ...loan, yearlyRate: loan.yearlyRate + 1 }).monthly).toBeGreaterThanOrEqual(monthly);
    }),
  );
});

it('reads amounts as people write them', () => {
  expect(['5,000,000', 'KES 5 000 000', ' 5000000 '].map(readAmount)).toEqual([5e6, 5e6, 5e6]);
  expect(['', '-5', '5.5', '1e6', 'five'].map(readAmount)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  expect(['9'.repeat(17), '9'.repeat(400)].map(readAmount)).toEqual([NaN, NaN]);
});

it('says what is wrong with what was typed, and nothing of what is not typed yet', () => {
  const price = 10_000_000;
  expect(hirePurchaseFaults(price, { deposit: '', months: '36', yearlyRate: '' })).toEqual({});
  expect(hirePurchaseFaults(price, { deposit: '10,000,000', months: '0', yearlyRate: '101' })).toEqual({
    deposit: 'Enter whole shillings, less than the price.',
    months: 'Enter whole months, 1 to 120.',
    yearlyRate: 'Enter a rate from 0 to 100 per cent.',
  });
});
