import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '@/data/types';
import { LOCALE } from './money';

const WEEK: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** '9:00 AM - 8:00 PM'. */
export function formatHours({ opens, closes }: OpeningHours): string {
  return `${twelveHour(opens)} - ${twelveHour(closes)}`;
}

/** As in section 9 of the specification: 'Mon-Fri 9:00 AM-8:00 PM'. Days that do not follow each other: 'Mon, Wed'. */
export function formatHoursShort({ days, opens, closes }: OpeningHours): string {
  const names = days.map((day) => day.slice(0, 3));
  const [first = 0, ...others] = days.map((day) => WEEK.indexOf(day));
  const following = others.length > 0 && others.every((day, index) => day === (first + 1 + index) % WEEK.length);
  return `${following ? `${names.at(0)}-${names.at(-1)}` : names.join(', ')} ${twelveHour(opens)}-${twelveHour(closes)}`;
}

export type OpeningStatus = { readonly open: boolean; readonly text: string };

/**
 * Whether the dealer is open at an instant, in the dealer's time zone (an IANA name) wherever the visitor is: 'Open now,
 * until 8:00 PM', 'Closed now, opens Monday at 9:00 AM'. The opening minute is open, the closing minute is not.
 */
export function openingStatus(now: Date, openingHours: readonly OpeningHours[], timeZone: string): OpeningStatus {
  const { weekday, time } = wallClock(now, timeZone);
  const hoursOf = (day: string | undefined) =>
    openingHours
      .filter(({ days }) => days.some((open) => open === day))
      // A dealer who closes at noon has two entries for a day.
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));

  const current = hoursOf(WEEK[weekday]).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, text: `Open now, until ${twelveHour(current.closes)}` };

  // Up to the same day of next week, for a dealer who opens on one day only.
  for (let ahead = 0; ahead <= WEEK.length; ahead += 1) {
    const day = WEEK[(weekday + ahead) % WEEK.length];
    const next = hoursOf(day).find(({ opens }) => ahead > 0 || opens > time);
    if (next) {
      const when = ['', 'tomorrow '][ahead] ?? `${day} `;
      return { open: false, text: `Closed now, opens ${when}at ${twelveHour(next.opens)}` };
    }
  }
  return { open: false, text: 'Closed now' };
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

/** The weekday (an index into WEEK) and the 24-hour 'HH:MM' on a clock in the time zone. */
function wallClock(now: Date, timeZone: string): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return { weekday: WEEK.indexOf(part('weekday') ?? ''), time: `${part('hour')}:${part('minute')}` };
}

/** From 24-hour 'HH:MM' to '8:00 PM'. */
function twelveHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
