import type { RentalTerms } from '@/lib/schema/types';
import { dateInWords, dateOf, dayNumber, daysInWords, weekdayOf } from '@/lib/text/days';
import { formatMoney } from '@/lib/text/numbers';
import { upperFirst } from '@/lib/text/words';

/** A longer rental is for the dealer to price. */
const MAX_RENTAL_DAYS = 365;

/**
 * The charged days of a rental: one for each night, and at least one. A return on the same day or the next is one day.
 * @returns null for invalid dates, or a return before the pick-up
 */
function rentalDays(pickUp: string, returnDate: string): number | null {
  const [from, to] = [dayNumber(pickUp), dayNumber(returnDate)];
  if (from === null || to === null || to < from) return null;
  return Math.max(1, to - from);
}

/**
 * '3 days: KES 375,000.'; empty without dates.
 * @param rates of weekends and seasons, each for the days of the calendar on which a rental day begins
 */
export function rentalTotal(
  pickUp: string,
  days: number,
  dailyRental: number,
  rates: RentalTerms['rates'] = [],
): string {
  const first = dayNumber(pickUp);
  if (days <= 0 || first === null) return '';
  const sums = Array.from({ length: days }, (_, index) => {
    const date = dateOf(first + index);
    const other = rates.find(({ from, to = '' }) =>
      from ? from <= date && date <= to : weekdayOf(first + index) >= 5,
    );
    return other?.rate ?? dailyRental;
  });
  return `${daysInWords(days)}: ${formatMoney(sums.reduce((one, other) => one + other))}.`;
}

/** The faults of rental dates, by field; nothing while one is not chosen. */
export function rentalDateFaults(pickUp: string, returnDate: string, today = '') {
  return {
    pickUp: dayNumber(pickUp) !== null && pickUp < today ? 'Choose today or a later day.' : undefined,
    returnDate:
      dayNumber(returnDate) !== null && returnDate < pickUp
        ? 'Choose the day of pick-up or a later one.'
        : Number(rentalDays(pickUp, returnDate)) > MAX_RENTAL_DAYS
          ? `Choose a day within ${MAX_RENTAL_DAYS} days, or ask us about a longer rental.`
          : undefined,
  };
}

/**
 * A change of the value in session storage. It holds pick-up and return as date inputs give them, the charged days, and
 * the sentence for messages. Days are empty until both dates are valid; the sentence has those that are. Pages that only
 * read them need no date code.
 */
export const withRentalDates =
  (changed: { readonly pickUp?: string; readonly returnDate?: string }, today?: string) =>
  (last: string): string => {
    const [lastPickUp = '', lastReturn = ''] = last.split('/');
    const { pickUp = lastPickUp, returnDate = lastReturn } = changed;
    const faults = rentalDateFaults(pickUp, returnDate, today);
    const from = !faults.pickUp && dayNumber(pickUp) !== null && `from ${dateInWords(pickUp)}`;
    const to = !faults.returnDate && dayNumber(returnDate) !== null && `to ${dateInWords(returnDate)}`;
    const days = from && to ? rentalDays(pickUp, returnDate) : '';
    const isOneDay = from && pickUp === returnDate;
    const words = isOneDay
      ? `on ${dateInWords(pickUp)}, for one day`
      : [from, to].filter((date) => date !== false).join(' ');
    return [pickUp, returnDate, days, words && `${upperFirst(words)}.`].join('/');
  };
