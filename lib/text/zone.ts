/* Clocks in a time zone, wherever the visitor is. */

/**
 * The offsets of a time zone from UTC, in minutes, each from an instant on (milliseconds; the first is 0).
 * Offsets, not a zone name: `Intl.DateTimeFormat` costs 60-80 ms on a slow phone.
 */
export type Zone = readonly (readonly [from: number, minutesAhead: number])[];

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/** The offsets of a time zone (an IANA name) between two instants, as far as is decreed today. For the build only. */
export function zoneOf(timeZone: string, from: Date, to: Date): Zone {
  // Sweden writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const aheadAt = (minute: number) =>
    Math.round(Date.parse(`${clock.format(minute * MINUTE_MS).replace(' ', 'T')}Z`) / MINUTE_MS) - minute;
  const [first, last] = [from, to].map((instant) => Math.floor(instant.getTime() / MINUTE_MS)) as [number, number];

  let ahead = aheadAt(first);
  const zone: [number, number][] = [[0, ahead]];
  for (let minute = first; minute < last; ) {
    // No clocks are set twice in a day.
    minute += aheadAt(minute + DAY) === ahead ? DAY : 1;
    const next = aheadAt(minute);
    if (next !== ahead) zone.push([minute * MINUTE_MS, next]);
    ahead = next;
  }
  return zone;
}

/** In minutes. */
function minutesAhead(zone: Zone, instant: number): number {
  return zone.findLast(([from]) => from <= instant)?.[1] ?? 0;
}

/** '2026-11-21T09:00' */
export function clockIn(zone: Zone, now: Date): string {
  return new Date(now.getTime() + minutesAhead(zone, now.getTime()) * MINUTE_MS).toISOString().slice(0, 16);
}

/** '2026-11-21' */
export function dateIn(zone: Zone, now: Date): string {
  return clockIn(zone, now).slice(0, 10);
}

/**
 * The instant at which clocks show a date and a time ('HH:MM'). A time skipped in spring moves on by the skipped hour.
 * A time repeated in autumn is one of the two.
 */
export function instantAt(zone: Zone, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const before = (instant: number) => wanted - minutesAhead(zone, instant) * MINUTE_MS;
  // The offset is that of the result, so a first guess finds the offset.
  return new Date(before(before(wanted)));
}

/**
 * Whether clocks in a zone differ from the visitor's clock at an instant.
 * @param own how far the visitor's clock is ahead of UTC, in minutes; by default the device's
 */
export function isElsewhere(now: Date, zone: Zone, own = -now.getTimezoneOffset()): boolean {
  return minutesAhead(zone, now.getTime()) !== own;
}
