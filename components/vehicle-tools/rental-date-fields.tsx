import { changeRentalDates, useRentalDates } from '@/components/device/kept-text';
import { withRentalDates } from '@/lib/vehicle-tools/rental-dates';
import { ToolField } from './tool-field';

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
      <ToolField
        id="rental-pick-up"
        label="Pick-up"
        type="date"
        min={today}
        value={pickUp}
        fault={faults.pickUp}
        onChange={({ target }) => changeRentalDates(withRentalDates({ pickUp: target.value }, today))}
      />
      <ToolField
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
