import fc from 'fast-check';
import {
  depositOf,
  type HirePurchaseField,
  hirePurchase,
  hirePurchaseFaults,
  readDeposit,
  readMonths,
  readRate,
  withSeparators,
} from './hire-purchase';

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
  expect(['5,000,000', 'KES 5 000 000', ' 5000000 '].map(readDeposit)).toEqual([5e6, 5e6, 5e6]);
  expect(['kes5', ' KES 5', '5 KES', 'in KES 5'].map(readDeposit)).toEqual([5, 5, NaN, NaN]);
  expect(['', '  '].map(readDeposit)).toEqual([0, 0]);
  expect(['-5', '5.5', '1e6', 'five', 'KES'].map(readDeposit)).toEqual([NaN, NaN, NaN, NaN, NaN]);
  expect(['9'.repeat(17), '9'.repeat(400)].map(readDeposit)).toEqual([NaN, NaN]);
});

describe('The faults of the typed terms', () => {
  const faults = (typed: Partial<Record<HirePurchaseField, string>>) =>
    hirePurchaseFaults(10_000_000, { deposit: '', months: '36', yearlyRate: '', ...typed });

  it('is nothing where nothing was typed beside the months', () => {
    expect(faults({})).toEqual({});
    expect(faults({ deposit: '  ', yearlyRate: '  ' })).toEqual({});
  });

  it.each(['0', '99.9%', '100', '9,999,999'])('is nothing at a deposit of %s', (deposit) =>
    expect(faults({ deposit })).toEqual({}),
  );

  it.each(['10,000,000', '100%', 'half', 'half%', '-1'])('is a deposit of %s', (deposit) =>
    expect(faults({ deposit })).toEqual({ deposit: 'Enter whole shillings or per cent, less than the price.' }),
  );

  it.each(['1', '120'])('is nothing over %s months', (months) => expect(faults({ months })).toEqual({}));

  it.each(['', '0', '121', '1.5', 'ten'])('is %j for months', (months) =>
    expect(faults({ months })).toEqual({ months: 'Enter whole months, 1 to 120.' }),
  );

  it.each(['0', '13.5', '100'])('is nothing at %s per cent', (yearlyRate) =>
    expect(faults({ yearlyRate })).toEqual({}),
  );

  it.each(['-0.1', '100.1', 'low'])('is a rate of %s', (yearlyRate) =>
    expect(faults({ yearlyRate })).toEqual({ yearlyRate: 'Enter a rate from 0 to 100 per cent.' }),
  );
});

it('reads a rate with or without its sign, and months in digits alone', () => {
  expect(['14', '14%', ' 14.5 % ', '.25', ''].map(readRate)).toEqual([14, 14, 14.5, 0.25, 0]);
  expect(['1e2', '0x10', '-1', '14%%', '%', '1,5'].map(readRate)).toEqual(Array(6).fill(Number.NaN));
  expect(['36', ' 36 ', '1e1', '', '3.5'].map(readMonths)).toEqual([36, 36, Number.NaN, Number.NaN, Number.NaN]);
});

it.each([
  ['', 0],
  ['20%', 9_000_000],
  ['20', 9_000_000],
  ['12.5 %', 5_625_000],
  ['.0000011%', 0],
  ['120%', 54_000_000],
  ['100', 100],
  ['KES 20', 20],
  ['5,000,000', 5_000_000],
  ['half %', Number.NaN],
])('reads a deposit of %j as a sum or as per cent of 45 million', (text, sum) => {
  expect(depositOf(45_000_000, text)).toBe(sum);
});

it('groups the thousands of a deposit, and leaves other text alone', () => {
  expect(['5000000', '5,000,000'].map(withSeparators)).toEqual(['5,000,000', '5,000,000']);
  expect(['20', '20 %', '12.5%', '0'].map(withSeparators)).toEqual(['20%', '20%', '12.5%', '0%']);
  expect(['a lot', '', ' '].map(withSeparators)).toEqual(['a lot', '', ' ']);
});
