import { isListed } from './is-listed';

const sold = { status: 'sold', soldOn: '2026-10-31' };

it.each([
  ['on the day itself, whatever the time', sold, 0, '2026-10-31', true],
  ['on the last of its days', sold, 30, '2026-11-30', true],
  ['no more on the day after', sold, 30, '2026-12-01', false],
  ['while the dealer has set no time', sold, undefined, '2036-01-01', true],
  ['while nobody said when it was sold', { status: 'sold' }, 30, '2036-01-01', true],
  ['when it is for sale again', { ...sold, status: 'available' }, 30, '2036-01-01', true],
  ['while the day of its sale is still to come', sold, 0, '2026-10-01', true],
])('keeps a car in the lists %s', (_, car, stay, today, listed) => {
  expect(isListed(car, stay, today)).toBe(listed);
});
