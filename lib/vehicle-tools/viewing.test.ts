import fc from 'fast-check';
import type { SpecialDay } from '@/lib/schema/types';
import { openingStatus, openingTimesOf } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { dateAt } from '@/lib/text/days';
import { proposedViewing, viewingDay } from './viewing';

const doors = openingTimesOf(site);

/** A Saturday, a quarter past noon in Mombasa. */
const now = new Date('2026-11-21T09:15:00Z');

const times = (date: string, at = now) => viewingDay(date, at, doors).times;
const fault = (date: string, at = now) => viewingDay(date, at, doors).fault;

describe('The times a visitor may propose', () => {
  it('are every half hour from the opening to an hour before the closing', () => {
    expect(times('2026-11-23').slice(0, 3)).toEqual(['09:00', '09:30', '10:00']);
    expect(times('2026-11-23').at(-1)).toBe('19:00');
    expect(times('2026-11-22')[0]).toBe('10:00');
    expect(times('2026-11-22').at(-1)).toBe('17:00');
  });

  it('are today those still to come', () => {
    expect(times('2026-11-21')[0]).toBe('12:30');
    expect(times('2026-11-21', new Date('2026-11-21T09:30:00Z'))[0]).toBe('13:00');
    expect(fault('2026-11-21')).toBeUndefined();
  });

  it('are none, with the reason, on a day gone by, on a closed one and late today', () => {
    expect(fault('2026-11-20')).toMatch(/later day/);
    expect(fault('2026-11-21', new Date('2026-11-21T14:00:00Z'))).toMatch(/No time is left/);
    expect(fault('')).toBeUndefined();
    expect(fault('2026-11-31')).toBeUndefined();
    const weekdays = openingTimesOf({ openingHours: site.openingHours.slice(0, 1) });
    expect(viewingDay('2026-11-22', now, weekdays)).toEqual({ times: [], fault: expect.stringContaining('closed') });
  });

  it('follow holidays and days with hours of their own', () => {
    const specialDays: SpecialDay[] = [
      { label: 'Staff day', date: '2026-11-23', closed: true },
      { label: 'Half a day', date: '2026-11-24', opens: '10:00', closes: '12:00' },
    ];
    const house = openingTimesOf({ ...site, specialDays });
    expect(viewingDay('2026-11-23', now, house)).toEqual({ times: [], fault: expect.stringContaining('closed') });
    expect(viewingDay('2026-11-24', now, house).times).toEqual(['10:00', '10:30', '11:00']);
    expect(viewingDay('2026-11-25', now, house).times[0]).toBe('09:00');
  });

  it('begin on the day after midnight in Nairobi, wherever the visitor is', () => {
    const midnight = new Date('2026-11-21T21:00:00Z');
    expect(fault('2026-11-21', midnight)).toMatch(/later day/);
    expect(fault('2026-11-21', new Date(midnight.getTime() - 1))).toMatch(/No time is left/);
  });

  it('are all within opening hours, from the first minute to the last', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 400 }), (at, daysAhead) => {
        const date = dateAt(new Date(at.getTime() + daysAhead * 86_400_000));
        for (const time of viewingDay(date, at, doors).times) {
          const { start, end } = proposedViewing({ id: 1, name: 'A', date, time, mode: 'sale' }, site);
          expect(start > at).toBe(true);
          expect(openingStatus(start, doors).open).toBe(true);
          expect(openingStatus(new Date(end.getTime() - 1), doors).open).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

it('proposes an hour by the dealer’s clock, marked as unconfirmed', () => {
  const proposal = { id: 7, name: 'Aston Martin DB11', date: '2026-11-23', time: '09:30', mode: 'rental' } as const;
  expect(proposedViewing(proposal, site)).toMatchObject({
    uid: 'viewing-7-2026-11-23-0930@cars.example',
    start: new Date('2026-11-23T06:30:00Z'),
    end: new Date('2026-11-23T07:30:00Z'),
    title: 'Viewing: Aston Martin DB11 (proposed, not confirmed)',
    place: 'Savanna, Baobab Lane 7, Mombasa, Kenya',
    description: 'Proposed to Savanna, not confirmed.\n+254 711 111 111\n0722 222 222',
  });
});
