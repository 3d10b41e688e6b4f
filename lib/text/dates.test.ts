import { dateInShort, dateInWords, dayAndMonth } from './dates';

it('writes a day or a month without a weekday', () => {
  expect(['2026-11-21', '2027-03'].map(dateInShort)).toEqual(['21 November 2026', 'March 2027']);
});

it('writes a day of the year', () => {
  expect(dayAndMonth('2026-12-25')).toBe('25 December');
});

it('writes a date out', () => {
  expect(dateInWords('2026-11-21')).toMatch(/^Saturday,? 21 November 2026$/);
});
