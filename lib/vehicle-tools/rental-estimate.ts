import { dayNumber } from '@/lib/text/dates';

/** A longer rental is for the dealer to price. */
export const MAX_RENTAL_DAYS = 365;

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

/** The days in words; one day says which of the two it is. */
export function rentalDaysInWords(days: number, sameDay: boolean): string {
  if (days > 1) return `${days} days`;
  return sameDay ? '1 day, back the same day' : '1 day, overnight';
}
