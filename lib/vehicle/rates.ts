import type { Currency } from '@/lib/schema/types';
import { dateOf, dayNumber } from '@/lib/text/days';
import { formatNumber } from '@/lib/text/format-number';
import { instantAt, type Zone } from '@/lib/text/zone';

/* Prices in other currencies, for readers abroad: from rates the dealer has looked up, and only while these are fresh. */

const RATE_DAYS = 30;
/** The same of the rules and costs of data/buying.json. */
export const RULE_DAYS = 90;

/** Whether prices may be shown at a rate. One of a later day may: it is no older. */
export function isFresh(asOf: string, today: string, days = RATE_DAYS): boolean {
  return (dayNumber(today) ?? 0) - (dayNumber(asOf) ?? 0) <= days;
}

/** The instant from which a rate is too old, in milliseconds as Date.now() counts them. */
export function freshUntil(asOf: string, zone: Zone, days = RATE_DAYS): number {
  return instantAt(zone, dateOf((dayNumber(asOf) ?? 0) + days + 1), '00:00').getTime();
}

/** 'about USD 348,000': three figures, since a rate of another day bears no more. */
export function aboutInWords(amount: number, { code, rate }: Currency): string {
  return `about ${code} ${formatNumber(Number((amount / rate).toPrecision(3)), { most: 2 })}`;
}
