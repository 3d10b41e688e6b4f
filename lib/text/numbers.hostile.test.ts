import fc from 'fast-check';
import { acceleration, dailyRental, fuelConsumption, price, topSpeed } from '@/lib/schema/amounts';
import { hostileJson, hostileText } from '@/lib/testing/hostile-text';
import { formatDailyRental, formatMoney } from './numbers';

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
