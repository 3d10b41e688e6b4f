import { rentalDatesText } from './rental-dates';

it('is both days, their number and their words, or no words for days that are none', () => {
  expect(rentalDatesText('2026-12-04', '2026-12-07')).toMatch(
    /^2026-12-04\/2026-12-07\/3\/From .*4 December.* to .*7 December.*\.$/,
  );
  expect(rentalDatesText('2026-12-07', '2026-12-04')).toBe('2026-12-07/2026-12-04//');
});
