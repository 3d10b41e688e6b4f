import { dateInWords } from '@/lib/text/dates';
import { dayNumber } from '@/lib/text/days';
import { MAX_RENTAL_DAYS, rentalDays } from './rental-estimate';

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
 * the sentence for messages. Dates may be empty; days and sentence are, until both dates are valid. Pages that only
 * read them need no date code.
 */
export const withRentalDates =
  (changed: { readonly pickUp?: string; readonly returnDate?: string }, today?: string) =>
  (last: string): string => {
    const [lastPickUp = '', lastReturn = ''] = last.split('/');
    const { pickUp = lastPickUp, returnDate = lastReturn } = changed;
    const faults = rentalDateFaults(pickUp, returnDate, today);
    const days = faults.pickUp || faults.returnDate ? null : rentalDays(pickUp, returnDate);
    const words = days === null ? '' : `From ${dateInWords(pickUp)} to ${dateInWords(returnDate)}.`;
    return [pickUp, returnDate, days ?? '', words].join('/');
  };
