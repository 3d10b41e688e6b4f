/* Days of the calendar as an input of the type date gives them ('2026-11-21'). */

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

/** In UTC, from milliseconds. */
export function dayAt(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/** The weekday of a day number, Monday is 0; the first of January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export const daysInWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export function spanOf({ date = '', from = date, to = date }: Span): readonly [first: string, last: string] {
  return [from, to];
}
type Span = { readonly date?: string; readonly from?: string; readonly to?: string };
