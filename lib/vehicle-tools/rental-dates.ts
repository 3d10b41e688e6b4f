import { dateInWords } from '@/lib/text/dates';
import { rentalDays } from './rental-estimate';

/**
 * The value in session storage: pick-up and return as date inputs give them (empty if not chosen), the days charged, and the
 * sentence for messages. The last two are empty until both dates are valid. Pages that only read them need no date code.
 */
export function rentalDatesText(pickUp: string, returnDate: string): string {
  const days = rentalDays(pickUp, returnDate);
  const words = days === null ? '' : `From ${dateInWords(pickUp)} to ${dateInWords(returnDate)}.`;
  return [pickUp, returnDate, days ?? '', words].join('/');
}
