import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours, Site, SpecialDay } from '@/lib/schema/types';
import { clockAt, dateOf, dayAndMonth, dayNumber, instantAt, spanOf, WEEKDAYS, weekdayOf } from '@/lib/text/days';

/** How many days ahead an opening is looked for, past the longest closure. */
const FURTHEST_OPENING = 366;
const DAYS_SOON = 56;

type Hours = readonly [opens: string, closes: string];

/** When the doors are open by the dealer's clock, as islands are given it. */
export type OpeningTimes = {
  /** The hours of each day from Monday, in order; a dealer who closes at noon has two for a day. */
  readonly week: readonly (readonly Hours[])[];
  /** The days that are not like those of any week. */
  readonly special: readonly {
    readonly span: readonly [first: string, last: string];
    readonly hours: readonly Hours[];
  }[];
};

export function openingTimesOf(house: Pick<Site, 'openingHours' | 'specialDays'>): OpeningTimes {
  const week = WEEKDAYS.map((name) =>
    house.openingHours
      .filter(({ days }) => days.includes(name))
      .map(({ opens, closes }) => [opens, closes] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
  const special = (house.specialDays ?? []).map((day) => ({ span: spanOf(day), hours: hoursOn(day) }));
  return { week, special };
}

export type OpeningStatus = { readonly open: boolean; readonly text: string };

/**
 * The state of the showroom by the dealer's clock. 'Showroom open now, until 8:00 PM', or 'Showroom closed now, opens
 * Monday at 9:00 AM'. The opening minute is open, the closing minute is not. A day has its name, not 'tomorrow', which
 * may be today for the visitor. More than a week ahead it has its date.
 */
export function openingStatus(now: Date, times: OpeningTimes): OpeningStatus {
  const { day, time } = dealersClock(now);
  const current = hoursOf(times, day).find(([opens, closes]) => opens <= time && time < closes);
  if (current) return { open: true, text: `Showroom open now, until ${formatTime(current[1])}` };

  for (let ahead = 0; ahead <= FURTHEST_OPENING; ahead += 1) {
    const next = hoursOf(times, day + ahead).find(([opens]) => ahead > 0 || opens > time);
    if (next) {
      const isNear = ahead <= WEEKDAYS.length;
      const name = isNear ? WEEKDAYS[weekdayOf(day + ahead)] : dayAndMonth(dateOf(day + ahead));
      const when = ahead > 0 ? `${name} ` : '';
      return { open: false, text: `Showroom closed now, opens ${when}at ${formatTime(next[0])}` };
    }
  }
  return { open: false, text: 'Showroom closed now' };
}

/**
 * The next instant at which `openingStatus` may change: the doors open or close, or at midnight 'opens Monday' becomes
 * 'opens'.
 */
export function nextOpeningChange(now: Date, times: OpeningTimes): Date {
  const { day, time } = dealersClock(now);
  const door = hoursOf(times, day)
    .flat()
    .find((one) => one > time);
  return instantAt(dateOf(door ? day : day + 1), door ?? '00:00');
}

/** The hours in the terms of schema.org. */
export function openingHoursSpecification(openingHours: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
}

/** Special days for schema.org, where a closed day opens and closes at midnight. */
export function specialOpeningHours(specialDays: readonly SpecialDay[]): OpeningHoursSpecification[] {
  return specialDays.map((special) => {
    const [validFrom, validThrough] = spanOf(special);
    const [[opens, closes] = ['00:00', '00:00']] = hoursOn(special);
    return { '@type': 'OpeningHoursSpecification', validFrom, validThrough, opens, closes };
  });
}

/** '9:00 AM - 8:00 PM'. */
export function formatHours({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${formatTime(opens)} - ${formatTime(closes)}`;
}

/** 'Open Saturday 10:00 AM to 6:00 PM', 'Closed on Sunday'; empty unless it is a date. */
export function hoursInWords(date: string, times: OpeningTimes): string {
  const day = dayNumber(date);
  if (day === null) return '';
  const name = WEEKDAYS[weekdayOf(day)];
  const spans = hoursOf(times, day).map((hours) => hours.map(formatTime).join(' to '));
  return spans.length > 0 ? `Open ${name} ${spans.join(' and ')}` : `Closed on ${name}`;
}

/** What is wrong with a time such as '22:00' for a visit on that day; undefined where it is right, or no date. */
export function visitFault(date: string, time: string, times: OpeningTimes): string | undefined {
  const day = dayNumber(date);
  if (day === null || time === '') return undefined;
  const isOpen = hoursOf(times, day).some(([opens, closes]) => opens <= time && time < closes);
  return isOpen ? undefined : 'We are closed then.';
}

/** '24 December, 9:00 AM - 1:00 PM'; '25 December - 2 January, closed'. */
export function formatSpecialDay(special: SpecialDay): string {
  const days = [...new Set(spanOf(special))].map(dayAndMonth).join(' - ');
  const [hours] = hoursOn(special).map(([opens, closes]) => formatHours({ opens, closes }));
  return `${days}, ${hours ?? 'closed'}`;
}

/** '8:00 PM' for '20:00'. */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** Whether a date is one that visitors may be planning for: today, or in the next eight weeks. */
export function isSoon([first, last]: readonly [string, string], today: string): boolean {
  return today <= last && first <= dateOf((dayNumber(today) ?? 0) + DAYS_SOON);
}

function hoursOf({ week, special }: OpeningTimes, day: number): readonly Hours[] {
  const date = dateOf(day);
  const other = special.find(({ span: [first, last] }) => first <= date && date <= last);
  return other?.hours ?? (week[weekdayOf(day)] as readonly Hours[]);
}

/** None where the doors stay shut. */
function hoursOn({ opens, closes }: SpecialDay): readonly Hours[] {
  return opens && closes ? [[opens, closes]] : [];
}

function dealersClock(now: Date): { day: number; time: string } {
  const [date = '', time = ''] = clockAt(now).split('T');
  return { day: dayNumber(date) as number, time };
}
