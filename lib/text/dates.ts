/* What clocks in a time zone (an IANA name) show, wherever the visitor is, and days of the calendar ('2026-11-21') in words. */

/** The date in a time zone at an instant: '2026-11-21'. */
export function dateIn(timeZone: string, now: Date): string {
  return clockIn(timeZone, now).slice(0, 10);
}

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

/**
 * The instant at which clocks in a time zone show a date and a time ('HH:MM'). A time that the clocks skip in spring is
 * moved on by what they skip; of one that they show twice in autumn, it is one of both.
 */
export function instantAt(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offset = (instant: number) => Date.parse(`${clockIn(timeZone, new Date(instant))}Z`) - instant;
  // The offset belongs to the instant that is looked for, which a first guess brings near enough.
  const guess = wanted - offset(wanted);
  return new Date(wanted - offset(guess));
}

/** What a clock in the time zone, or the device's own, shows to the second: '2026-11-21T09:00:00'. */
export function clockIn(timeZone: string | undefined, now: Date): string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(now).replace(' ', 'T');
}
