import { aboutInWords, freshUntil, isFresh } from './rates';

it('is fresh for thirty days', () => {
  expect(isFresh('2026-11-20', '2026-11-20')).toBe(true);
  expect(isFresh('2026-11-20', '2026-12-20')).toBe(true);
  expect(isFresh('2026-11-20', '2026-12-21')).toBe(false);
  expect(isFresh('2026-11-20', '2026-11-19')).toBe(true);
});

it('is so until the last of them is over by the clock of the house', () => {
  expect(new Date(freshUntil('2026-11-20', [[0, 180]])).toISOString()).toBe('2026-12-20T21:00:00.000Z');
});

it.each([
  [45_000_000, 'USD', 129.25, 'about USD 348,000'],
  [125_000, 'USD', 129.25, 'about USD 967'],
  [45_000_000, 'GBP', 170, 'about GBP 265,000'],
  [65_000, 'EUR', 1_500, 'about EUR 43.3'],
  [45_000_000, 'JPY', 0.83, 'about JPY 54,200,000'],
])('says %i shillings in %s at %d', (amount, code, rate, words) => {
  expect(aboutInWords(amount, { code, rate, asOf: '2026-11-20' })).toBe(words);
});
