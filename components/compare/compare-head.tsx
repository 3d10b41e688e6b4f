'use client';

import { clsx } from 'clsx/lite';
import { useMode } from '@/components/device/page-state';
import { vehicleRoute } from '@/lib/page/routes';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { rowClass, table } from './table-roles';

/** The vehicles’ names above their columns, in view for as long as the table is. */
export function CompareHead({ vehicles }: { readonly vehicles: readonly InventoryVehicle[] }) {
  const [mode] = useMode();
  return (
    <thead
      {...table.rowGroup}
      className="@max-[15.5rem]:static short:static sticky top-header z-10 block bg-canvas md:table-header-group print:static print:table-header-group"
    >
      <tr {...table.row} className={clsx(rowClass(vehicles.length), 'bg-canvas')}>
        <td {...table.cell} className="max-md:sr-only md:w-44 print:w-36" />
        {vehicles.map(({ id, name }) => (
          <th key={id} {...table.columnHeader} className="min-w-0 self-end align-bottom font-normal md:pl-6 print:pl-4">
            <a
              href={vehicleRoute(id, mode)}
              className="inline-flex min-h-target items-end text-balance py-2 font-serif @max-[15.5rem]:text-small text-[length:min(var(--text-small),3.9vw)] leading-tight decoration-1 decoration-brass underline-offset-4 hover:underline sm:text-lead lg:text-title print:min-h-0 print:text-lead"
            >
              {name}
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}
