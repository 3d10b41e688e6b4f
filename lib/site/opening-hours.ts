import type { OpeningHoursSpecification } from 'schema-dts';
import type { OpeningHours } from '@/lib/schema/types';
import { LOCALE } from '@/lib/text/locale';

const WEEK: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const MINUTE_MS = 60_000;
/** The end of a day. */
const MIDNIGHT = '24:00';

/** '9:00 AM - 8:00 PM'. */
export function formatHours({ opens, closes }: OpeningHours): string {
  return `${formatTime(opens)} - ${formatTime(closes)}`;
}

/** As in section 9 of the specification: 'Mon-Fri 9:00 AM-8:00 PM'. Days that do not follow each other: 'Mon, Wed'. */
export function formatHoursShort({ days, opens, closes }: OpeningHours): string {
  const names = days.map((day) => day.slice(0, 3));
  const [first = 0, ...others] = days.map((day) => WEEK.indexOf(day));
  const following = others.length > 0 && others.every((day, index) => day === (first + 1 + index) % WEEK.length);
  return `${following ? `${names.at(0)}-${names.at(-1)}` : names.join(', ')} ${formatTime(opens)}-${formatTime(closes)}`;
}

export type OpeningStatus = { readonly open: boolean; readonly text: string };

/**
 * Whether the dealer is open at an instant, in the dealer's time zone (an IANA name) wherever the visitor is: 'Showroom
 * open now, until 8:00 PM', 'Showroom closed now, opens Monday at 9:00 AM': only the doors, for the specialists answer at
 * any hour.
 * The opening minute is open, the closing minute is not. A day is named by its name: what is tomorrow in Nairobi may be
 * today where the visitor is.
 */
export function openingStatus(now: Date, openingHours: readonly OpeningHours[], timeZone: string): OpeningStatus {
  const { weekday, time } = wallClock(now, timeZone);

  const current = hoursOf(openingHours, weekday).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, text: `Showroom open now, until ${formatTime(current.closes)}` };

  // Up to the same day of next week, for a dealer who opens on one day only.
  for (let ahead = 0; ahead <= WEEK.length; ahead += 1) {
    const next = hoursOf(openingHours, weekday + ahead).find(({ opens }) => ahead > 0 || opens > time);
    if (next) {
      const when = ahead > 0 ? `${dayName(weekday + ahead)} ` : '';
      return { open: false, text: `Showroom closed now, opens ${when}at ${formatTime(next.opens)}` };
    }
  }
  return { open: false, text: 'Showroom closed now' };
}

/**
 * The next instant at which `openingStatus` may say something else: doors that open or close, or midnight, when 'opens
 * Monday' becomes 'opens'. At most a day and an hour ahead.
 */
export function nextOpeningChange(now: Date, openingHours: readonly OpeningHours[], timeZone: string): Date {
  const { weekday, time } = wallClock(now, timeZone);
  const doors = hoursOf(openingHours, weekday).flatMap(({ opens, closes }) => [opens, closes]);
  const change = minutesOf(doors.find((door) => door > time) ?? MIDNIGHT);
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = new Date(minute + (change - minutesOf(time)) * MINUTE_MS);
  // Where clocks are put forward or back in between, the guess is off by what the clock there shows.
  const shown = wallClock(guess, timeZone);
  const drift = change - minutesOf(shown.time) - (shown.weekday === weekday ? 0 : minutesOf(MIDNIGHT));
  const corrected = new Date(guess.getTime() + drift * MINUTE_MS);
  // Not where they are put forward at midnight: there is no 24:00 to go back to, and it may be past by now.
  return corrected > now ? corrected : guess;
}

/**
 * Whether clocks in the time zone show another day or time than the visitor's own at an instant.
 * @param own the visitor's time zone; by default what the device is set to
 */
export function isElsewhere(now: Date, timeZone: string, own?: string): boolean {
  const [there, here] = [wallClock(now, timeZone), wallClock(now, own)];
  return there.weekday !== here.weekday || there.time !== here.time;
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

function dayName(weekday: number): string {
  return WEEK[weekday % WEEK.length] ?? '';
}

/** The hours of a weekday (0 is Monday) in their order; a dealer who closes at noon has two entries for it. */
export function hoursOf(openingHours: readonly OpeningHours[], weekday: number): readonly OpeningHours[] {
  return openingHours
    .filter(({ days }) => days.some((day) => day === dayName(weekday)))
    .sort((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
}

/** From 24-hour 'HH:MM' to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** The weekday (an index into WEEK) and the 24-hour 'HH:MM' on a clock in the time zone, or in the device's own. */
function wallClock(now: Date, timeZone: string | undefined): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const shown: Readonly<Record<string, string>> = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { weekday: WEEK.indexOf(String(shown.weekday)), time: `${shown.hour}:${shown.minute}` };
}

/** From 24-hour 'HH:MM' to '8:00 PM'. */
export function formatTime(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
