import { keepRentalDates, useRentalDates } from '@/components/device/use-rental-dates';
import { Field, TextInput } from '@/components/ui/field';
import { underlinedClass } from '@/components/ui/text-classes';
import { daysInWords } from '@/lib/text/days';
import { rentalDatesText } from '@/lib/vehicle-tools/rental-dates';

/** Date fields above the cars for rent; each card then shows its total. Closed at first: two date fields are eight Tab stops. */
export function RentalDates() {
  const { days, words, ...dates } = useRentalDates();
  const keep = ({ pickUp, returnDate }: typeof dates) => keepRentalDates(rentalDatesText(pickUp, returnDate));
  const field = (name: keyof typeof dates, label: string, min?: string) => (
    <Field label={label} htmlFor={name} className="min-w-0 flex-1 basis-36 sm:flex-none">
      <TextInput
        id={name}
        type="date"
        min={min}
        value={dates[name]}
        onChange={({ target }) => keep({ ...dates, [name]: target.value })}
      />
    </Field>
  );
  return (
    <details className="mt-2" data-no-print>
      <summary className={underlinedClass}>{words || 'Choose dates to see what each car costs'}</summary>
      <fieldset className="mt-2 mb-2 flex flex-wrap items-end gap-3">
        <legend className="sr-only">Dates of the rental</legend>
        {field('pickUp', 'Pick-up')}
        {field('returnDate', 'Return', dates.pickUp)}
        <p aria-live="polite" className="basis-full text-muted text-small sm:basis-auto sm:pb-3.5">
          {days > 0
            ? `The prices are for ${daysInWords(days)}.`
            : dates.pickUp && dates.returnDate && 'Choose a return on the day of pick-up or later.'}
        </p>
      </fieldset>
    </details>
  );
}
