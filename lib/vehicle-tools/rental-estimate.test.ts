import fc from 'fast-check';
import { rentalDays, rentalDaysInWords } from './rental-estimate';

it('counts the days from pick-up to return, one at least', () => {
  expect(rentalDays('2026-11-21', '2026-11-21')).toBe(1);
  expect(rentalDays('2026-11-21', '2026-11-22')).toBe(1);
  expect(rentalDays('2026-11-21', '2026-11-24')).toBe(3);
  expect(rentalDays('2028-02-28', '2028-03-01')).toBe(2);
  expect(rentalDays('2026-12-31', '2027-01-02')).toBe(2);
});

it('has no answer for a return before the pick-up, or for what is no date', () => {
  expect(rentalDays('2026-11-22', '2026-11-21')).toBeNull();
  expect(rentalDays('', '2026-11-21')).toBeNull();
  expect(rentalDays('2026-02-30', '2026-03-02')).toBeNull();
  expect(rentalDays('21/11/2026', '2026-11-24')).toBeNull();
  expect(rentalDays('1970-01-01', '')).toBeNull();
  expect(rentalDays('+012026-11-21', '+012026-11-24')).toBeNull();
});

it('counts as a walk through the calendar does', () => {
  const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 800 }), (from, nights) => {
      const end = new Date(from);
      end.setUTCDate(end.getUTCDate() + nights);
      expect(rentalDays(from.toISOString().slice(0, 10), end.toISOString().slice(0, 10))).toBe(nights);
    }),
  );
});

it.each([
  [1, true, '1 day, back the same day'],
  [1, false, '1 day, overnight'],
  [3, false, '3 days'],
])('words %i days', (days, sameDay, words) => {
  expect(rentalDaysInWords(days, sameDay)).toBe(words);
});
