'use client';

import type { ReactNode } from 'react';
import { useRentalDates } from '@/components/store/kept-text';
import { useMode } from '@/components/store/page-state';
import { ListThumb } from '@/components/ui/picture';
import { Spoken } from '@/components/ui/spoken';
import { type CompareRow, compareRows } from '@/lib/lists/compare';
import { COMPARE_LIMIT } from '@/lib/lists/shortlist';
import { vehicleRoute } from '@/lib/page/routes';
import type { InventoryVehicle } from '@/lib/vehicle/card-vehicle';

type Props<Vehicle> = {
  readonly vehicles: readonly Vehicle[];
  /** What can be done with a vehicle, below its picture. */
  readonly actionOf: (vehicle: Vehicle, index: number) => ReactNode;
};

/** By the number of vehicles: narrower columns would break a price. */
const widths = ['', 'min-w-64', 'min-w-[25.5rem]', 'min-w-[35rem]', 'min-w-[44.5rem]'];

const labelClass =
  'sticky left-0 bg-canvas pr-3 text-left align-baseline font-normal text-label text-muted md:text-small print:static';

/**
 * The first vehicles of a list side by side. Narrow screens scroll the columns beside their labels; on wide ones the names
 * stay in view.
 */
export function CompareTable<Vehicle extends InventoryVehicle>({ vehicles: listed, actionOf }: Props<Vehicle>) {
  const [mode] = useMode();
  const { days } = useRentalDates();
  const vehicles = listed.slice(0, COMPARE_LIMIT);
  const rows = compareRows(vehicles, mode === 'rental' ? days : 0);
  return (
    <>
      {listed.length > COMPARE_LIMIT && (
        <p className="mt-4 text-muted text-small" data-no-print>
          The first {COMPARE_LIMIT} of {listed.length}. Remove one, and the next takes its place.
        </p>
      )}
      <div className="mt-6 max-lg:overflow-x-auto print:overflow-visible">
        <table
          className={`figures w-full table-fixed border-line border-b text-left text-small lg:text-body print:min-w-0 ${widths[vehicles.length]}`}
        >
          <caption className="sr-only">Comparison of {vehicles.map(({ name }) => name).join(', ')}</caption>
          <thead className="short:static z-10 bg-canvas lg:sticky lg:top-header print:static">
            <tr>
              <td className={`w-26 md:w-44 print:w-36 ${labelClass}`} />
              {vehicles.map(({ id, name }) => (
                <th key={id} className="py-1 pr-3 align-bottom font-normal">
                  <a
                    href={vehicleRoute(id, mode)}
                    className="inline-flex min-h-target items-end text-balance font-serif leading-tight decoration-1 decoration-brass underline-offset-4 hover:underline sm:text-lead lg:text-title print:min-h-0 print:text-lead"
                  >
                    {name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th className={labelClass}>
                <span className="sr-only">Picture</span>
              </th>
              {vehicles.map((vehicle, index) => (
                <td key={vehicle.id} className="py-2 pr-3 align-top">
                  <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 26vw, 9rem" />
                  <div className="relative" data-no-print>
                    {actionOf(vehicle, index)}
                  </div>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <FactRow key={row.label} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type RowProps = {
  readonly row: CompareRow;
};

/** One fact of every vehicle. Differing values are in full ink, and announced as such; the others are muted. */
function FactRow({ row: { label, note, differs, cells } }: RowProps) {
  const ink = differs ? 'text-ink' : 'text-muted';
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`py-3 print:py-1 ${labelClass}`}>
        {label} {note && <span className="text-label md:block">{note} </span>}
        {differs && <Spoken>Differs</Spoken>}
      </th>
      {cells.map(({ id, value, best }) => (
        <td key={id} className={`py-3 pr-3 align-baseline print:py-1 ${ink}`}>
          {value ?? <span className="text-muted">Not stated</span>}
          {best && <p className="text-brass text-label">{best}</p>}
        </td>
      ))}
    </tr>
  );
}
