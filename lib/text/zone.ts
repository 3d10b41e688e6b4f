/* What clocks in a time zone show, wherever the visitor is. */

/**
 * A time zone as its clocks have been and will be set: from an instant on (milliseconds, as Date.now() counts them; the first
 * is 0, of whatever was before) so many minutes ahead of UTC. Not its name, of which a browser makes a formatter: on a phone that
 * takes longer than all else on most pages.
 */
export type Zone = readonly (readonly [from: number, minutesAhead: number])[];

const MINUTE_MS = 60_000;

/** How many minutes its clocks are ahead of UTC at an instant. */
function minutesAhead(zone: Zone, instant: number): number {
  return zone.findLast(([from]) => from <= instant)?.[1] ?? 0;
}

/** What a clock shows to the minute: '2026-11-21T09:00'. */
export function clockIn(zone: Zone, now: Date): string {
  return new Date(now.getTime() + minutesAhead(zone, now.getTime()) * MINUTE_MS).toISOString().slice(0, 16);
}

/** The date at an instant: '2026-11-21'. */
export function dateIn(zone: Zone, now: Date): string {
  return clockIn(zone, now).slice(0, 10);
}

/**
 * The instant at which clocks show a date and a time ('HH:MM'). A time that the clocks skip in spring is moved on by what
 * they skip; of one that they show twice in autumn, it is one of both.
 */
export function instantAt(zone: Zone, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const before = (instant: number) => wanted - minutesAhead(zone, instant) * MINUTE_MS;
  // The setting belongs to the instant that is looked for, which a first guess brings near enough.
  return new Date(before(before(wanted)));
}

/**
 * Whether clocks in a zone show another day or time than the visitor's own at an instant.
 * @param own how far the visitor's is ahead of UTC, in minutes; by default what the device is set to
 */
export function isElsewhere(now: Date, zone: Zone, own = -now.getTimezoneOffset()): boolean {
  return minutesAhead(zone, now.getTime()) !== own;
}
