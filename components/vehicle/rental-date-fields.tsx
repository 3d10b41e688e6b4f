import type { ComponentPropsWithRef } from 'react';
import { changeRentalDates, useRentalDates } from '@/components/store/kept-text';
import { Field, TextInput } from '@/components/ui/field';
import { dateInWords, dayNumber } from '@/lib/text/days';
import { withRentalDates } from '@/lib/vehicle/rental-dates';

type Props = {
  /** '2026-12-05'; undefined until it is known. */
  readonly today: string | undefined;
  readonly faults: { readonly pickUp?: string; readonly returnDate?: string };
};

/** The days of a rental, the same for all cars. */
export function RentalDateFields({ today, faults }: Props) {
  const { pickUp, returnDate } = useRentalDates();
  return (
    <>
      <DateField
        id="rental-pick-up"
        label="Pick-up"
        type="date"
        min={today}
        value={pickUp}
        fault={faults.pickUp}
        onChange={({ target }) => changeRentalDates(withRentalDates({ pickUp: target.value }, today))}
      />
      <DateField
        id="rental-return"
        label="Return"
        type="date"
        min={pickUp || today}
        value={returnDate}
        fault={faults.returnDate}
        onChange={({ target }) => changeRentalDates(withRentalDates({ returnDate: target.value }, today))}
      />
    </>
  );
}

type DateFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'value'> & {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly fault?: string;
};

/** A date or a time, with the date in words: the field itself shows it as the browser does, '11/28/2026'. */
export function DateField({ id, label, fault, ...input }: DateFieldProps) {
  return (
    <Field label={label} htmlFor={id}>
      <TextInput
        {...input}
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {dayNumber(input.value) !== null && !fault && (
        <p className="figures mt-1 text-muted text-small">{dateInWords(input.value)}</p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-balance text-error text-small">
          {fault}
        </p>
      )}
    </Field>
  );
}
