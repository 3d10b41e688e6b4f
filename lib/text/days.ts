import { MINUTES_AHEAD } from '@/lib/locale';

/* Days of the calendar as an input of the type date gives them ('2026-11-21'), and the dealer's clock. */

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** With a four-digit year: while 2026 is typed, the field's years are 0002, 0020 and 0202. */
const ISO_DATE = /^[1-9]\d{3}(-\d\d){2}$/;

/** Days since 1970, by the calendar alone: clocks that are put forward make no day shorter. Null for anything else. */
export function dayNumber(date: string): number | null {
  if (!ISO_DATE.test(date)) return null;
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isReal ? instant.getTime() / DAY_MS : null;
}

/** The weekday of a day number, Monday is 0; the first of January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** By the dealer's clock, wherever the visitor is: '2026-11-21T09:00'. */
export function clockAt(now: Date): string {
  return new Date(now.getTime() + MINUTES_AHEAD * MINUTE_MS).toISOString().slice(0, 16);
}

/** By the dealer's clock: '2026-11-21'. */
export function dateAt(now: Date): string {
  return clockAt(now).slice(0, 10);
}

/** The instant at which the dealer's clock shows a date and a time ('HH:MM'). */
export function instantAt(date: string, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - MINUTES_AHEAD * MINUTE_MS);
}

/** Whether the visitor's clock shows another time than the dealer's. */
export const isElsewhere = (now: Date): boolean => -now.getTimezoneOffset() !== MINUTES_AHEAD;

export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** @param to empty where it is one day */
export function spanOf({ from, to = from }: Span): readonly [first: string, last: string] {
  return [from, to];
}
type Span = { readonly from: string; readonly to?: string | undefined };

/** 'Saturday, 21 November 2026'. */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** 'March 2027' for '2027-03', '21 November 2026' for '2026-11-21'. */
export function dateInShort(date: string): string {
  const day = date.length > 7 ? 'numeric' : undefined;
  const format = new Intl.DateTimeFormat('en-GB', { day, month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date.padEnd(10, '-01')}T00:00:00Z`));
}

/** '21 November'. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}
