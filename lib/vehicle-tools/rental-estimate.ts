import { dayNumber } from '@/lib/text/dates';

/**
 * The days charged from pick-up to return: one for each night the car is away, and at least one, so a car brought back on
 * the same day or the next is one day.
 * @returns null for dates that are none, or a return before the pick-up
 */
export function rentalDays(pickUp: string, returnDate: string): number | null {
  const [from, to] = [dayNumber(pickUp), dayNumber(returnDate)];
  if (from === null || to === null || to < from) return null;
  return Math.max(1, to - from);
}
