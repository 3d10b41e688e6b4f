import { useRentalDates } from '@/components/device/use-rental-dates';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN } from '@/components/ui/icon-shapes';
import { underlinedClass } from '@/components/ui/text-classes';
import { RentalDateFields } from '@/components/vehicle-tools/rental-date-fields';
import { dateInShort } from '@/lib/text/dates';
import { dateOf, dayAt, daysInWords } from '@/lib/text/days';
import { rentalDateFaults } from '@/lib/vehicle-tools/rental-dates';

/** Date fields above the cars for rent; each card then shows its total. Closed at first: two date fields are eight Tab stops. */
export function RentalDates() {
  const { pickUp, returnDate, days } = useRentalDates();
  // In UTC: the car's page asks the dealer's clock.
  const today = dateOf(dayAt(Date.now()));
  return (
    <details className="group/dates mt-2" data-no-print>
      <summary className={underlinedClass}>
        <span aria-live="polite">
          {days > 0
            ? `Prices for ${daysInWords(days)} from ${dateInShort(pickUp)}`
            : 'Choose dates to see what each car costs'}
        </span>
        <Icon shape={CHEVRON_DOWN} className="size-4 group-open/dates:rotate-180" strokeWidth={2} />
      </summary>
      <fieldset className="mt-2 mb-2 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3 sm:max-w-md">
        <legend className="sr-only">Dates of the rental</legend>
        <RentalDateFields today={today} faults={rentalDateFaults(pickUp, returnDate, today)} />
      </fieldset>
    </details>
  );
}
