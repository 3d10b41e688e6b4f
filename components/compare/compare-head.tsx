'use client';

import { ListThumb } from '@/components/device/list-thumb';
import { useMode } from '@/components/vehicle/use-mode';
import type { CompareVehicle } from '@/lib/compare';
import { vehicleRoute } from '@/lib/routes';
import { rowClass, table } from './table-roles';

type Props = {
  readonly vehicles: readonly CompareVehicle[];
  readonly onRemove: (vehicle: CompareVehicle) => void;
};

/** Above each column its vehicle: picture and name, which leads to its page. */
export function CompareHead({ vehicles, onRemove }: Props) {
  const [mode] = useMode();
  return (
    <thead {...table.rowGroup} className="block md:table-header-group print:table-header-group">
      <tr {...table.row} className={rowClass(vehicles.length)}>
        <td {...table.cell} className="max-md:sr-only md:w-48 print:w-36">
          <span className="sr-only">Fact</span>
        </td>
        {vehicles.map((vehicle) => (
          <th
            key={vehicle.id}
            {...table.columnHeader}
            className="min-w-0 pb-3 align-top font-normal md:px-3 md:last:pr-0 print:px-2"
          >
            <ListThumb vehicle={vehicle} sizes="(min-width: 48rem) 26vw, 30vw" />
            <a
              href={vehicleRoute(vehicle.id, mode)}
              className="mt-3 inline-flex min-h-target font-serif text-small leading-tight decoration-1 decoration-brass underline-offset-4 hover:underline sm:text-lead md:text-title print:min-h-0 print:text-lead"
            >
              {vehicle.name}
            </a>
            <div data-no-print>
              <button
                type="button"
                onClick={() => onRemove(vehicle)}
                className="inline-flex min-h-target min-w-target items-center text-label text-muted underline decoration-1 decoration-brass underline-offset-4 hover:text-ink"
              >
                Remove<span className="sr-only"> {vehicle.name}</span>
              </button>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
