import type { Vehicle } from '@/lib/schema/types';
import { dayNumber } from '@/lib/text/days';

/**
 * Whether a vehicle stands in the lists: a sold one leaves them when more days than `stay` have gone by since it was sold.
 * @param stay undefined where the dealer has set no time
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function isListed(
  { status, soldOn }: Pick<Vehicle, 'status' | 'soldOn'>,
  stay: number | undefined,
  today: string,
): boolean {
  if (status !== 'sold' || soldOn === undefined || stay === undefined) return true;
  return (dayNumber(today) ?? 0) - (dayNumber(soldOn) ?? 0) <= stay;
}
