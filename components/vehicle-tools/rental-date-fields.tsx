import { changeRentalDates, useRentalDates } from '@/components/device/use-rental-dates';
import { rentalDateFaults, withRentalDates } from '@/lib/vehicle-tools/rental-dates';
import { ToolField } from './tool-field';

type Props = {
  /** '2026-12-05'; undefined until it is known. */
  readonly today: string | undefined;
  /** What else is wrong with the return. */
  readonly returnFault?: string;
};

/** The days of a rental, the same for all cars. */
export function RentalDateFields({ today, returnFault }: Props) {
  const { pickUp, returnDate } = useRentalDates();
  const faults = rentalDateFaults(pickUp, returnDate, today);
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
        fault={faults.returnDate ?? returnFault}
        onChange={({ target }) => changeRentalDates(withRentalDates({ returnDate: target.value }, today))}
      />
    </>
  );
}
