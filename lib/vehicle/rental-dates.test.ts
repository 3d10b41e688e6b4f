import { rentalDateFaults, rentalTotal, withRentalDates } from './rental-dates';

const TODAY = '2026-12-01';
const textOf = (pickUp: string, returnDate: string) => withRentalDates({ pickUp, returnDate }, TODAY)('');

it('is both days, their number and their words', () => {
  expect(textOf('2026-12-04', '2026-12-07')).toMatch(
    /^2026-12-04\/2026-12-07\/3\/From .*4 December.* to .*7 December.*\.$/,
  );
});

it.each([
  [
    '2026-12-07',
    '2026-12-04',
    { returnDate: 'Choose the day of pick-up or a later one.' },
    /^From .*7 December 2026\.$/,
  ],
  ['2026-11-30', '2026-12-04', { pickUp: 'Choose today or a later day.' }, /^To .*4 December 2026\.$/],
  [
    '2026-12-04',
    '2027-12-05',
    { returnDate: 'Choose a day within 365 days, or ask us about a longer rental.' },
    /^From .*4 December 2026\.$/,
  ],
  ['2026-12-04', '', {}, /^From .*4 December 2026\.$/],
  ['', '2026-12-04', {}, /^To .*4 December 2026\.$/],
  ['0002-12-04', '', {}, /^$/],
])('has no days for %j to %j, but the words of the one that is valid', (pickUp, returnDate, faults, words) => {
  expect(rentalDateFaults(pickUp, returnDate, TODAY)).toEqual({ pickUp: undefined, returnDate: undefined, ...faults });
  const parts = textOf(pickUp, returnDate).split('/');
  expect(parts.slice(0, 3)).toEqual([pickUp, returnDate, '']);
  expect(parts[3]).toMatch(words);
});

it.each([
  ['2026-12-01', '2026-12-01', '1/On Tuesday, 1 December 2026, for one day.'],
  ['2026-12-04', '2027-12-04', '365/From'],
])('allows %j to %j', (pickUp, returnDate, words) => {
  expect(textOf(pickUp, returnDate)).toContain(`/${words}`);
});

it('changes one day and keeps the other', () => {
  const dates = textOf('2026-12-04', '2026-12-07');
  expect(withRentalDates({ returnDate: '2026-12-08' }, TODAY)(dates)).toBe(textOf('2026-12-04', '2026-12-08'));
  expect(withRentalDates({ pickUp: '2026-12-05' }, TODAY)(dates)).toBe(textOf('2026-12-05', '2026-12-07'));
});

// Friday, 4 December 2026.
it.each<[Parameters<typeof rentalTotal>[3], number, string]>([
  [undefined, 3, '3 days: KES 375,000.'],
  [[{ rate: 150_000 }], 1, '1 day: KES 125,000.'],
  [[{ rate: 150_000 }], 4, '4 days: KES 550,000.'],
  [[{ from: '2026-12-05', to: '2026-12-05', rate: 200_000 }, { rate: 150_000 }], 3, '3 days: KES 475,000.'],
  [[{ from: '2026-12-20', to: '2027-01-05', rate: 200_000 }], 2, '2 days: KES 250,000.'],
  [undefined, 0, ''],
])('costs, by the rates %j, for %i days: %s', (rates, days, total) => {
  expect(rentalTotal('2026-12-04', days, 125_000, rates)).toBe(total);
});
