import fc from 'fast-check';
import { acceleration, dailyRental, fuelConsumption, price, topSpeed } from '@/lib/schema/amounts';
import { hostileJson, hostileText } from '@/lib/testing/hostile-text';
import { depositOf, hirePurchase, hirePurchaseFaults, readDeposit } from '@/lib/vehicle-tools/hire-purchase';
import { formatDailyRental, formatMoney } from './money';

const shillings = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const figures = fc.array(
  fc.constantFrom('KES', ' ', '\u00a0', '0', '1', '9', ',', '.', '-', 'e', 's', 'L', '/', 'day'),
  {
    maxLength: 24,
  },
);
const digits = fc.nat(400).map((length) => '9'.repeat(length));
const anyAmount = fc.oneof(
  hostileText,
  figures.map((parts) => parts.join('')),
  digits,
);

it('is written in figures of plain characters, and read back as the same number', () => {
  fc.assert(
    fc.property(shillings, (amount) => {
      expect(formatMoney(amount)).toMatch(/^KES \d{1,3}(?:,\d{3})*$/);
      expect(price.parse(formatMoney(amount))).toBe(amount);
      expect(dailyRental.parse(formatDailyRental(amount))).toBe(amount);
      expect(readDeposit(formatMoney(amount))).toBe(amount);
    }),
  );
});

it.each([
  ['price', price, true],
  ['dailyRental', dailyRental, true],
  ['fuelConsumption', fuelConsumption, false],
  ['acceleration', acceleration, false],
  ['topSpeed', topSpeed, false],
] as const)('is a positive number in the data or none: %s', (_, schema, whole) => {
  fc.assert(
    fc.property(fc.oneof(anyAmount, fc.double(), hostileJson), (written) => {
      const { success, data, error } = schema.safeParse(written);
      if (!success) {
        expect(error.issues).toHaveLength(1);
        return;
      }
      expect(data).toBeGreaterThan(0);
      expect(whole ? Number.isSafeInteger(data) : Number.isFinite(data)).toBe(true);
    }),
  );
});

it('is whole shillings where a visitor types one, or none', () => {
  fc.assert(
    fc.property(anyAmount, (typed) => {
      const amount = readDeposit(typed);
      expect(Number.isNaN(amount) || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

it('is never less than the price on hire purchase, whatever was typed and not found fault with', () => {
  const typed = (sound: fc.Arbitrary<number>) =>
    fc.oneof({ weight: 3, arbitrary: sound.map(String) }, { weight: 1, arbitrary: anyAmount });
  const deposits = typed(fc.nat(1_000_000));
  const terms = typed(fc.nat(130));
  const rates = typed(fc.oneof(fc.double({ min: -1, max: 101 }), fc.nat(30), fc.double()));
  const prices = fc.integer({ min: 1, max: 200_000_000 });
  fc.assert(
    fc.property(prices, deposits, terms, rates, (asked, deposit, months, rate) => {
      const faults = hirePurchaseFaults(asked, { deposit, months, yearlyRate: rate });
      if (Object.keys(faults).length > 0 || deposit.trim() === '' || rate.trim() === '') return;
      const { monthly, total } = hirePurchase({
        price: asked,
        deposit: depositOf(asked, deposit),
        months: Number(months),
        yearlyRate: Number(rate),
      });
      expect(Number.isSafeInteger(monthly) && monthly > 0).toBe(true);
      expect(Number.isSafeInteger(total) && total >= asked).toBe(true);
    }),
  );
});
