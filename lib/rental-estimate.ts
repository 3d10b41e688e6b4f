const DAY_MS = 86_400_000;

/** A date as an input of the type date gives it: '2026-11-21'. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The days charged from pick-up to return: each day begun counts from the day of pick-up, so a car brought back on the
 * same day or the next is one day.
 * @returns null for dates that are none, or a return before the pick-up
 */
export function rentalDays(pickUp: string, giveBack: string): number | null {
  const [from, to] = [dayNumber(pickUp), dayNumber(giveBack)];
  if (from === null || to === null || to < from) return null;
  return Math.max(1, to - from);
}

/** The date in a time zone at an instant: '2026-11-21'. */
export function dateIn(timeZone: string, now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** 'Saturday, 21 November 2026'. */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Days since 1970, by the calendar alone: clocks that are put forward make no day shorter. */
function dayNumber(date: string): number | null {
  if (!ISO_DATE.test(date)) return null;
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isReal ? instant.getTime() / DAY_MS : null;
}
