import type { Vehicle } from '@/lib/schema/types';
import { dayNumber } from '@/lib/text/days';

/**
 * Whether lists show a vehicle: a sold one is shown for `stay` days.
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
