import { dateIn, dateInShort, dateInWords, dayAndMonth, instantAt } from './dates';

it('writes a day or a month without a weekday', () => {
  expect(['2026-11-21', '2027-03'].map(dateInShort)).toEqual(['21 November 2026', 'March 2027']);
});

it('writes a day of the year', () => {
  expect(dayAndMonth('2026-12-25')).toBe('25 December');
});

it('finds the instant at which a clock shows a time', () => {
  expect(instantAt('Africa/Nairobi', '2026-11-23', '09:00').toISOString()).toBe('2026-11-23T06:00:00.000Z');
  expect(instantAt('Africa/Nairobi', '2026-11-23', '00:30').toISOString()).toBe('2026-11-22T21:30:00.000Z');
  expect(instantAt('America/New_York', '2026-07-04', '12:00').toISOString()).toBe('2026-07-04T16:00:00.000Z');
});

it('finds it on the days on which clocks change, in the hours that they neither skip nor repeat', () => {
  // In London clocks went forward at one in the morning on 29 March 2026 and back at two on 25 October.
  expect(instantAt('Europe/London', '2026-03-29', '00:30').toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(instantAt('Europe/London', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(instantAt('Europe/London', '2026-10-25', '00:30').toISOString()).toBe('2026-10-24T23:30:00.000Z');
  expect(instantAt('Europe/London', '2026-10-25', '02:30').toISOString()).toBe('2026-10-25T02:30:00.000Z');
  expect(instantAt('Pacific/Auckland', '2026-09-27', '09:00').toISOString()).toBe('2026-09-26T20:00:00.000Z');
});

it('takes today from the dealer’s clock', () => {
  expect(dateIn('Africa/Nairobi', new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
  expect(dateIn('Africa/Nairobi', new Date('2026-11-20T20:59:00Z'))).toBe('2026-11-20');
});

it('writes a date out', () => {
  expect(dateInWords('2026-11-21')).toMatch(/^Saturday,? 21 November 2026$/);
});
