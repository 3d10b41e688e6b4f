import fc from 'fast-check';
import {
  clockAt,
  dateInShort,
  dateInWords,
  dateOf,
  dayAndMonth,
  dayNumber,
  instantAt,
  spanOf,
  weekdayOf,
} from './days';

it('numbers the days, and nothing that is no day', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
  expect(dayNumber('2026-02-30')).toBeNull();
  expect(dayNumber('21/11/2026')).toBeNull();
  expect(dayNumber('')).toBeNull();
  expect(dayNumber('2026-11')).toBeNull();
  expect(dayNumber('2026')).toBeNull();
  expect(dayNumber('+012026-01-01')).toBeNull();
});

it('finds the date of a number again', () => {
  for (const date of ['1969-12-31', '2024-02-29', '2026-12-25']) expect(dateOf(dayNumber(date) ?? 0)).toBe(date);
});

it('knows the first and the last day of one day and of a range', () => {
  expect(spanOf({ from: '2026-12-25' })).toEqual(['2026-12-25', '2026-12-25']);
  expect(spanOf({ from: '2026-12-25', to: '2027-01-03' })).toEqual(['2026-12-25', '2027-01-03']);
});

it('knows the weekday of every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), (day) => {
      expect(weekdayOf(day)).toBe((new Date(day * 86_400_000).getUTCDay() + 6) % 7);
    }),
  );
});

it("tells the dealer's time wherever the visitor is", () => {
  expect(clockAt(new Date('2026-11-21T21:30:00Z'))).toBe('2026-11-22T00:30');
  expect(instantAt('2026-11-22', '00:30')).toEqual(new Date('2026-11-21T21:30:00Z'));
});

it('writes days in words', () => {
  expect(['2026-11-21', '2027-03'].map(dateInShort)).toEqual(['21 November 2026', 'March 2027']);
  expect(dayAndMonth('2026-12-25')).toBe('25 December');
  expect(dateInWords('2026-11-21')).toMatch(/^Saturday,? 21 November 2026$/);
});
