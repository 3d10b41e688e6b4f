import { isListed } from './is-listed';

const sold = { status: 'sold', soldOn: '2026-10-31' };

it.each([
  ['on the day itself, whatever the time', sold, 0, '2026-10-31', true],
  ['on the last of its days', sold, 30, '2026-11-30', true],
  ['but not on the day after', sold, 30, '2026-12-01', false],
  ['without a limit of days', sold, undefined, '2036-01-01', true],
  ['without a day of sale', { status: 'sold' }, 30, '2036-01-01', true],
  ['when it is for sale again', { ...sold, status: 'available' }, 30, '2036-01-01', true],
  ['before the day of its sale', sold, 0, '2026-10-01', true],
])('keeps a car in the lists %s', (_, car, stay, today, listed) => {
  expect(isListed(car, stay, today)).toBe(listed);
});
