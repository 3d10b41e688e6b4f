import fc from 'fast-check';
import type { OpeningHours, SpecialDay } from '@/lib/schema/types';
import {
  formatHours,
  formatSpecialDay,
  hoursInWords,
  isSoon,
  nextOpeningChange,
  openingHoursSpecification,
  openingStatus,
  openingTimesOf,
  specialOpeningHours,
  visitFault,
} from './opening-hours';

const hours: readonly OpeningHours[] = [
  {
    label: 'Monday - Friday',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '20:00',
  },
  { label: 'Saturday - Sunday', days: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:00' },
];

/** The times of a house whose weeks are all alike. */
const inWeeks = (openingHours: readonly OpeningHours[]) => openingTimesOf({ openingHours });

/** An instant by a clock in Nairobi; 2 November 2026 is a Monday. */
const inNairobi = (day: number, time: string) => new Date(`2026-11-0${day}T${time}+03:00`);

describe('Section 9: business hours', () => {
  it('are written as in the specification, midnight and noon by a twelve-hour clock', () => {
    expect(hours.map(formatHours)).toEqual(['9:00 AM - 8:00 PM', '10:00 AM - 6:00 PM']);
    expect(formatHours({ opens: '00:15', closes: '12:30' })).toBe('12:15 AM - 12:30 PM');
  });

  it.each([
    ['2026-11-07', 'Open Saturday 10:00 AM to 6:00 PM'],
    ['2026-11-08', 'Closed on Sunday'],
    ['2026-11-09', 'Open Monday 9:00 AM to 12:00 PM and 2:00 PM to 8:00 PM'],
    ['', ''],
  ])('are said of the day of a visit: %j, %j', (date, words) => {
    const times = { ...inWeeks(hours), special: [{ span: ['2026-11-08', '2026-11-08'], hours: [] }] } as const;
    const noon = {
      span: ['2026-11-09', '2026-11-09'],
      hours: [
        ['09:00', '12:00'],
        ['14:00', '20:00'],
      ],
    } as const;
    expect(hoursInWords(date, { ...times, special: [...times.special, noon] })).toBe(words);
  });

  it.each([
    ['2026-12-05', '10:00', undefined],
    ['2026-12-05', '18:00', 'We are closed then.'],
    ['2026-12-05', '', undefined],
    ['', '22:00', undefined],
  ])('a visit on %j at %j has the fault %j', (date, time, fault) => {
    expect(visitFault(date, time, { ...inWeeks(hours), special: [] })).toBe(fault);
  });

  it('are told to crawlers in the terms of schema.org', () => {
    expect(openingHoursSpecification(hours)[1]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '10:00',
      closes: '18:00',
    });
  });
});

describe('Decision, business hours: open or closed at this moment, in Nairobi', () => {
  const status = (now: Date) => openingStatus(now, inWeeks(hours));

  it.each([
    // Both sides of each boundary, on Friday the 6th and Saturday the 7th.
    [2, '08:59:59.999', 'Showroom closed now, opens at 9:00 AM'],
    [2, '09:00:00.000', 'Showroom open now, until 8:00 PM'],
    [2, '19:59:59.999', 'Showroom open now, until 8:00 PM'],
    [2, '20:00:00.000', 'Showroom closed now, opens Tuesday at 9:00 AM'],
    [6, '20:00:00.000', 'Showroom closed now, opens Saturday at 10:00 AM'],
    [7, '17:59:59.999', 'Showroom open now, until 6:00 PM'],
    [7, '18:00:00.000', 'Showroom closed now, opens Sunday at 10:00 AM'],
    [8, '09:00:00.000', 'Showroom closed now, opens at 10:00 AM'],
    [8, '23:59:59.999', 'Showroom closed now, opens Monday at 9:00 AM'],
    [9, '00:00:00.000', 'Showroom closed now, opens at 9:00 AM'],
  ])('says on the %ith at %s: %s', (day, time, text) => {
    expect(status(inNairobi(day, time))).toEqual({ open: text.startsWith('Showroom open'), text });
  });

  it('looks a week ahead for a dealer who opens on one day', () => {
    const mondays: OpeningHours[] = [{ label: 'Monday', days: ['Monday'], opens: '09:00', closes: '10:00' }];
    expect(openingStatus(inNairobi(2, '11:00'), inWeeks(mondays)).text).toBe(
      'Showroom closed now, opens Monday at 9:00 AM',
    );
  });

  const morning: OpeningHours = { label: 'Morning', days: ['Monday'], opens: '09:00', closes: '12:00' };
  const afternoon: OpeningHours = { label: 'Afternoon', days: ['Monday'], opens: '14:00', closes: '18:00' };

  it.each([
    ['as the day goes', [morning, afternoon]],
    ['the other way round', [afternoon, morning]],
  ])('knows a closed noon, with the hours written %s', (_, split) => {
    const at = (time: string) => openingStatus(inNairobi(2, time), inWeeks(split)).text;
    expect(at('08:00')).toBe('Showroom closed now, opens at 9:00 AM');
    expect(at('13:00')).toBe('Showroom closed now, opens at 2:00 PM');
    expect(at('15:00')).toBe('Showroom open now, until 6:00 PM');
  });

  it('promises nothing where no hours are given', () => {
    expect(openingStatus(inNairobi(2, '11:00'), inWeeks([]))).toEqual({
      open: false,
      text: 'Showroom closed now',
    });
    expect(inWeeks([]).special).toEqual([]);
  });
});

describe('The next change of the opening status', () => {
  const changeAfter = (now: Date) => nextOpeningChange(now, inWeeks(hours));

  it('is the next door, else midnight', () => {
    expect(changeAfter(inNairobi(2, '19:59:59.999'))).toEqual(inNairobi(2, '20:00'));
    expect(changeAfter(inNairobi(2, '20:00'))).toEqual(inNairobi(3, '00:00'));
    expect(nextOpeningChange(inNairobi(2, '12:00'), inWeeks([]))).toEqual(inNairobi(3, '00:00'));
  });

  const anyInstant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });

  it('is ahead, at most a day, and nothing changes before it', () => {
    fc.assert(
      fc.property(anyInstant, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (now, part) => {
        const change = changeAfter(now);
        const wait = change.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * 3_600_000);
        const between = new Date(now.getTime() + Math.floor(wait * part));
        expect(openingStatus(between, inWeeks(hours))).toEqual(openingStatus(now, inWeeks(hours)));
      }),
    );
  });
});

describe('Special days', () => {
  const christmasEve = { label: 'Christmas Eve', from: '2026-12-24', opens: '08:00', closes: '13:00' };
  const holidays = { label: 'Holidays', from: '2026-12-25', to: '2027-01-03' };
  const withDays = (...specialDays: SpecialDay[]) => openingTimesOf({ openingHours: hours, specialDays });
  const house = withDays(christmasEve, holidays);
  const status = (instant: string) => openingStatus(new Date(`${instant}+03:00`), house).text;

  it.each([
    // The 23rd is a Wednesday.
    ['2026-12-20T12:00', 'Showroom open now, until 6:00 PM'],
    ['2026-12-23T20:00', 'Showroom closed now, opens Thursday at 8:00 AM'],
    ['2026-12-24T07:59', 'Showroom closed now, opens at 8:00 AM'],
    ['2026-12-24T08:00', 'Showroom open now, until 1:00 PM'],
    ['2026-12-24T13:00', 'Showroom closed now, opens 4 January at 9:00 AM'],
    ['2026-12-27T23:59', 'Showroom closed now, opens 4 January at 9:00 AM'],
    ['2026-12-28T10:00', 'Showroom closed now, opens Monday at 9:00 AM'],
    ['2027-01-03T12:00', 'Showroom closed now, opens Monday at 9:00 AM'],
    ['2027-01-04T09:00', 'Showroom open now, until 8:00 PM'],
  ])('are kept at %s: %s', (instant, text) => {
    expect(status(instant)).toBe(text);
  });

  it('promise nothing to a house that is shut for longer than a year', () => {
    const shutTo = (to: string) => openingStatus(new Date('2026-12-25T12:00Z'), withDays({ ...holidays, to })).text;
    expect(shutTo('2027-12-25')).toBe('Showroom closed now, opens 26 December at 10:00 AM');
    expect(shutTo('2027-12-26')).toBe('Showroom closed now');
  });

  it('change the status at their own doors', () => {
    const changeAfter = (instant: string) => nextOpeningChange(new Date(`${instant}+03:00`), house);
    expect(changeAfter('2026-12-24T08:30')).toEqual(new Date('2026-12-24T13:00+03:00'));
    expect(changeAfter('2026-12-24T13:00')).toEqual(new Date('2026-12-25T00:00+03:00'));
    expect(changeAfter('2026-12-25T08:00')).toEqual(new Date('2026-12-26T00:00+03:00'));
  });

  it('are written with their dates', () => {
    expect(formatSpecialDay(christmasEve)).toBe('24 December, 8:00 AM - 1:00 PM');
    expect(formatSpecialDay(holidays)).toBe('25 December - 3 January, closed');
  });

  it('are told to crawlers in the terms of schema.org, closed as hours of no length', () => {
    expect(specialOpeningHours([christmasEve, holidays])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '08:00',
        closes: '13:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2027-01-03',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it.each([
    ['2026-10-29', false],
    ['2026-10-30', true],
    ['2027-01-03', true],
    ['2027-01-04', false],
  ])('are worth telling from eight weeks before until they are over: on %s %s', (today, told) => {
    expect(isSoon(['2026-12-25', '2027-01-03'], today)).toBe(told);
  });
});
