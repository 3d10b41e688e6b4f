import { AVAILABILITY, isListed, statusOf, unavailability } from './status';

describe('Section 4: vehicle status', () => {
  it('is green when available, red when sold, yellow when rented', () => {
    expect(statusOf('available')).toEqual({ label: 'Available', tone: 'available' });
    expect(statusOf('sold')).toEqual({ label: 'Sold', tone: 'sold' });
    expect(statusOf('rented')).toEqual({ label: 'Currently Rented', tone: 'other' });
  });

  it('is filtered by the three that the specification names', () => {
    expect(AVAILABILITY).toEqual([
      { value: 'available', label: 'Available' },
      { value: 'sold', label: 'Sold' },
      { value: 'rented', label: 'Currently Rented' },
    ]);
    expect(statusOf('Reserved')).toEqual({ label: 'Reserved', tone: 'other' });
  });

  it.each(['In transit', 'AVAILABLE', 'constructor', 'other'])('shows %j as written, in yellow', (status) => {
    expect(statusOf(status)).toEqual({ label: status, tone: 'other' });
  });
});

it('says why a car cannot be had now, where that is known', () => {
  expect(unavailability('sold')).toBe('This car has been sold.');
  expect(unavailability('Reserved')).toBe('This car is reserved at the moment.');
  expect(unavailability('rented')).toBe('This car is rented out at the moment.');
  expect(['available', 'In transit'].map(unavailability)).toEqual([null, null]);
});

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
