import { dateOf, dayNumber, instantAt } from '@/lib/text/days';

/** The rules and costs of data/buying.json are shown this long after they were read. */
export const RULE_DAYS = 90;

/** A fact of a later day is fresh too: it is no older. */
export function isFresh(asOf: string, today: string, days: number): boolean {
  return (dayNumber(today) ?? 0) - (dayNumber(asOf) ?? 0) <= days;
}

/** The instant from which a fact is too old, in milliseconds as Date.now() counts them. */
export function freshUntil(asOf: string, days: number): number {
  return instantAt(dateOf((dayNumber(asOf) ?? 0) + days + 1), '00:00').getTime();
}
