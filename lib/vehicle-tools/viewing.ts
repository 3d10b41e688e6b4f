import type { TentativeEvent } from '@/lib/files/calendar-file';
import { vehicleRoute } from '@/lib/page/routes';
import type { Site } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { hoursOf, minutesOf, type OpeningTimes } from '@/lib/site/opening-hours';
import { dateAt, dayNumber, instantAt } from '@/lib/text/days';
import type { Mode } from '@/lib/vehicle/mode';

/** How long a viewing is taken to last; it ends before the doors close. */
const VIEWING_MINUTES = 60;
const STEP_MINUTES = 30;
const MINUTE_MS = 60_000;

export type ViewingDay = {
  /** When a viewing can begin that day, by the dealer's clock: '09:00', '09:30', ... */
  readonly times: readonly string[];
  /** Why there is none, in a sentence; nothing for a date that is empty or incomplete. */
  readonly fault?: string;
};

/** The times a visitor may propose for a day ('2026-11-23'): within opening hours, and still to come. */
export function viewingDay(date: string, now: Date, house: OpeningTimes): ViewingDay {
  const none = (fault?: string): ViewingDay => ({ times: [], fault });
  const day = dayNumber(date);
  if (day === null) return none();
  if (date < dateAt(now)) return none('Choose today or a later day.');
  const whole = hoursOf(house, day).flatMap(([opens, closes]) => timesBetween(opens, closes));
  if (whole.length === 0) return none('We are closed that day. Choose another one.');
  const times = whole.filter((time) => instantAt(date, time) > now);
  return times.length === 0 ? none('No time is left that day. Choose another one.') : { times };
}

export type Proposal = {
  readonly id: number;
  readonly name: string;
  /** By the dealer's clock: '2026-11-23', '09:30'. */
  readonly date: string;
  readonly time: string;
  readonly mode: Mode;
};

/** A viewing of a vehicle that the visitor has proposed, for their calendar. */
export function proposedViewing(
  { id, name, date, time, mode }: Proposal,
  { name: dealer, url, address, phones }: Site,
): TentativeEvent {
  const start = instantAt(date, time);
  return {
    uid: `viewing-${id}-${date}-${time.replace(':', '')}@${new URL(url).host}`,
    start,
    end: new Date(start.getTime() + VIEWING_MINUTES * MINUTE_MS),
    title: `Viewing: ${name} (proposed, not confirmed)`,
    place: [dealer, address.street, address.city, address.country].join(', '),
    description: [`Proposed to ${dealer}, not confirmed.`, ...phones.map(({ display }) => display)].join('\n'),
    url: absoluteUrl(vehicleRoute(id, mode)),
  };
}

function timesBetween(opens: string, closes: string): string[] {
  const last = minutesOf(closes) - VIEWING_MINUTES;
  const times: string[] = [];
  for (let minute = minutesOf(opens); minute <= last; minute += STEP_MINUTES) times.push(clockTime(minute));
  return times;
}

/** From minutes since midnight to 'HH:MM'. */
function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
