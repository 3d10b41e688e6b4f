'use client';

import { clsx } from 'clsx/lite';
import { ListThumb } from '@/components/ui/picture';
import { Spoken } from '@/components/ui/spoken';
import { Elevation } from '@/components/vehicle/elevation';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { isMeasured } from '@/lib/vehicle/measured';
import { rowClass, table } from './table-roles';

type Props = {
  readonly vehicles: readonly InventoryVehicle[];
  readonly onRemove: (vehicle: InventoryVehicle) => void;
};

/** The first line of the comparison: pictures, drawings at one scale, and buttons that remove a vehicle. */
export function ComparePictures({ vehicles, onRemove }: Props) {
  // One car without a drawing would be a gap in the line.
  const areMeasured = vehicles.every(isMeasured);
  return (
    <tr {...table.row} className={clsx(rowClass(vehicles.length), 'pt-3')}>
      <th {...table.rowHeader} className="max-md:sr-only">
        <span className="sr-only">Picture</span>
      </th>
      {vehicles.map((vehicle) => (
        <td
          key={vehicle.id}
          {...table.cell}
          data-title={vehicle.name}
          className="titled min-w-0 pb-1 align-top md:pt-4 md:pl-6 print:pt-1 print:pb-2 print:pl-4"
        >
          <ListThumb vehicle={vehicle} sizes="(min-width: 48rem) 26vw, 30vw" />
          {areMeasured && isMeasured(vehicle) && (
            <div className="mt-3 flex h-[1.8em] items-end overflow-x-clip text-[4.2vw]">
              <Elevation view="side" car={vehicle} />
            </div>
          )}
          <button
            type="button"
            onClick={() => onRemove(vehicle)}
            data-no-print
            // Clear of the names, which stay at the top of the screen.
            className="inline-flex min-h-target min-w-target scroll-mt-24 items-center @max-[15.5rem]:text-label text-[length:min(var(--text-label),4.8vw)] text-muted underline decoration-1 decoration-brass underline-offset-4 hover:text-ink"
          >
            Remove<Spoken>{vehicle.name}</Spoken>
          </button>
        </td>
      ))}
    </tr>
  );
}
