import { dateInWords } from '@/lib/text/dates';
import { rentalDays } from './rental-estimate';

/**
 * The dates of a rental as the tab keeps them: both as date inputs give them, empty for one that is not chosen, then the days
 * charged and what a message says, both empty until the dates make a rental. Readers need no calendar.
 */
export function rentalDatesText(pickUp: string, returnDate: string): string {
  const days = rentalDays(pickUp, returnDate);
  const words = days === null ? '' : `From ${dateInWords(pickUp)} to ${dateInWords(returnDate)}.`;
  return [pickUp, returnDate, days ?? '', words].join('/');
}
