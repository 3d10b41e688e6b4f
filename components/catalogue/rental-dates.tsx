import { keepRentalDates, useRentalDates } from '@/components/device/use-rental-dates';
import { Field, TextInput } from '@/components/ui/field';
import { daysInWords } from '@/lib/text/days';
import { rentalDatesText } from '@/lib/vehicle-tools/rental-dates';

/** The dates of a rental above the cars for rent, each of which then tells its total. */
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
    <fieldset className="mt-4 flex flex-wrap items-end gap-3" data-no-print>
      <legend className="sr-only">Dates of the rental</legend>
      {field('pickUp', 'Pick-up')}
      {field('returnDate', 'Return', dates.pickUp)}
      <p aria-live="polite" className="basis-full text-muted text-small sm:basis-auto sm:pb-3.5">
        {days === 0
          ? dates.pickUp && dates.returnDate
            ? 'Choose a return on the day of pick-up or later.'
            : 'Choose both dates to see what each car costs.'
          : `${words} Each car with its price for ${daysInWords(days)}.`}
      </p>
    </fieldset>
  );
}
