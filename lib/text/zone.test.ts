import fc from 'fast-check';
import { clockIn, dateIn, instantAt, isElsewhere, zoneOf } from './zone';

const zoneIn2026 = (timeZone: string) => zoneOf(timeZone, new Date('2026-01-01'), new Date('2027-01-01'));

it('is a list of offsets', () => {
  expect(zoneIn2026('Africa/Nairobi')).toEqual([[0, 180]]);
  expect(zoneIn2026('Europe/London')).toEqual([
    [0, 0],
    [Date.parse('2026-03-29T01:00Z'), 60],
    [Date.parse('2026-10-25T01:00Z'), 0],
  ]);
  expect(zoneIn2026('Asia/Kathmandu')[0]?.[1]).toBe(345);
  expect(zoneIn2026('America/St_Johns').map(([, minutes]) => minutes)).toEqual([-210, -150, -210]);
});

it('agrees with Intl.DateTimeFormat', () => {
  const names = ['Africa/Cairo', 'Africa/Casablanca', 'Europe/Berlin', 'America/St_Johns', 'UTC'];
  const zones = fc.constantFrom(...names.map((name) => [name, zoneIn2026(name)] as const));
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, instants, ([timeZone, zone], now) => {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      expect(clockIn(zone, now)).toBe(clock.format(now).replace(' ', 'T'));
    }),
  );
});

it('changes the offset with its instant, and keeps the first before and the last after', () => {
  const zone = zoneIn2026('Europe/London');
  expect(clockIn(zone, new Date('2020-07-01T12:00Z'))).toBe('2020-07-01T12:00');
  expect(clockIn(zone, new Date('2026-03-29T01:00Z'))).toBe('2026-03-29T02:00');
  expect(clockIn(zone, new Date('2030-01-01T12:00Z'))).toBe('2030-01-01T12:00');
});

// London's clocks: forward at one on 29 March 2026, back at two on 25 October.
it.each([
  ['Africa/Nairobi', '2026-11-23', '09:00', '2026-11-23T06:00Z'],
  ['Africa/Nairobi', '2026-11-23', '00:30', '2026-11-22T21:30Z'],
  ['America/New_York', '2026-07-04', '12:00', '2026-07-04T16:00Z'],
  ['Europe/London', '2026-03-29', '00:30', '2026-03-29T00:30Z'],
  ['Europe/London', '2026-03-29', '02:30', '2026-03-29T01:30Z'],
  ['Europe/London', '2026-10-25', '00:30', '2026-10-24T23:30Z'],
  ['Europe/London', '2026-10-25', '02:30', '2026-10-25T02:30Z'],
  ['Pacific/Auckland', '2026-09-26', '20:00', '2026-09-26T08:00Z'],
  ['Pacific/Auckland', '2026-09-27', '09:00', '2026-09-26T20:00Z'],
])('finds the instant at which a clock of %s shows %s %s', (timeZone, date, time, instant) => {
  expect(instantAt(zoneIn2026(timeZone), date, time)).toEqual(new Date(instant));
});

it('takes today from the dealer’s clock', () => {
  const nairobi = zoneIn2026('Africa/Nairobi');
  expect(dateIn(nairobi, new Date('2026-11-20T21:30:00Z'))).toBe('2026-11-21');
  expect(dateIn(nairobi, new Date('2026-11-20T20:59:00Z'))).toBe('2026-11-20');
});

describe("A visitor's own clock", () => {
  const now = new Date('2026-11-02T09:30Z');
  const nairobi = zoneIn2026('Africa/Nairobi');

  it('is another where it shows another time, or the same time of another day', () => {
    expect(isElsewhere(now, nairobi, 180)).toBe(false);
    expect(isElsewhere(now, nairobi, 60)).toBe(true);
    expect(isElsewhere(now, zoneIn2026('Pacific/Kiritimati'), -600)).toBe(true);
  });

  it('is the one of the device where no other is given', () => {
    expect(isElsewhere(now, zoneIn2026(Intl.DateTimeFormat().resolvedOptions().timeZone))).toBe(false);
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-180);
    expect(isElsewhere(now, nairobi)).toBe(false);
    // No clock shows the time of both ends of the world.
    expect(['Pacific/Kiritimati', 'Pacific/Pago_Pago'].some((end) => isElsewhere(now, zoneIn2026(end)))).toBe(true);
  });
});
