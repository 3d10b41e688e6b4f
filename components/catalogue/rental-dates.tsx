import { useRentalDates } from '@/components/device/use-rental-dates';
import { RentalDateFields } from '@/components/vehicle-tools/rental-date-fields';
import { dateInShort } from '@/lib/text/dates';
import { dateOf, dayAt, daysInWords } from '@/lib/text/days';
import { rentalDateFaults } from '@/lib/vehicle-tools/rental-dates';

/** For the control that opens their fields. */
export function RentalDatesChosen() {
  const { pickUp, days } = useRentalDates();
  return days > 0 ? `${daysInWords(days)} from ${dateInShort(pickUp)}` : 'Choose dates';
}

/** The date fields of the list for rent; each card shows its total. */
export function RentalDates() {
  const { pickUp, returnDate } = useRentalDates();
  // In UTC: the car's page asks the dealer's clock.
  const today = dateOf(dayAt(Date.now()));
  return (
    <fieldset className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3 lg:absolute lg:z-20 lg:w-52 lg:border lg:border-line-strong lg:bg-canvas lg:p-3">
      <legend className="sr-only">Dates of the rental</legend>
      <RentalDateFields today={today} faults={rentalDateFaults(pickUp, returnDate, today)} />
    </fieldset>
  );
}
