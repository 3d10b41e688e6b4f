import type { Zone } from './zone';

const MINUTE_MS = 60_000;
/** Nowhere are clocks set twice in a week. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** How the clocks of a time zone (an IANA name) are set from one instant to another, as far as is decreed today. */
export function zoneOf(timeZone: string, from: Date, to: Date): Zone {
  // Sweden writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const aheadAt = (minute: number) =>
    Math.round(Date.parse(`${clock.format(minute * MINUTE_MS).replace(' ', 'T')}Z`) / MINUTE_MS) - minute;
  const [first, last] = [from, to].map((instant) => Math.floor(instant.getTime() / MINUTE_MS)) as [number, number];

  const zone: [number, number][] = [[0, aheadAt(first)]];
  for (let before = first; before < last; ) {
    const after = Math.min(before + STEP_MS / MINUTE_MS, last);
    if (aheadAt(after) !== aheadAt(before)) {
      const change = firstOther(before, after, (minute) => aheadAt(minute) !== aheadAt(before));
      zone.push([change * MINUTE_MS, aheadAt(change)]);
    }
    before = after;
  }
  return zone;
}

/** The first number for which something holds that does not hold before. */
function firstOther(before: number, after: number, holds: (middle: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
