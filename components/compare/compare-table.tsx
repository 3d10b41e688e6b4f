'use client';

import { useState } from 'react';
import { useRentalDates } from '@/components/device/kept-text';
import { useMode } from '@/components/device/page-state';
import { buttonClass } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/field';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { compareRows } from '@/lib/compare/compare';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { CompareHead } from './compare-head';
import { ComparePictures } from './compare-pictures';
import { CompareRowLine } from './compare-row-line';
import { table } from './table-roles';

type Props = {
  readonly vehicles: readonly InventoryVehicle[];
  readonly onRemove: (vehicle: InventoryVehicle) => void;
};

/**
 * The facts of up to three vehicles. On narrow screens the label is above its values: three columns fit into 320 px
 * without sideways scrolling.
 */
export function CompareTable({ vehicles, onRemove }: Props) {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const several = vehicles.length > 1;
  const [mode] = useMode();
  const { days } = useRentalDates();
  const rows = compareRows(vehicles, mode === 'rental' ? days : 0).filter(
    ({ differs }) => differs || !(several && differencesOnly),
  );
  return (
    <>
      {several && (
        <div className="flex flex-wrap items-center justify-between gap-x-8" data-no-print>
          <Checkbox checked={differencesOnly} onChange={({ target }) => setDifferencesOnly(target.checked)}>
            Show differences only
          </Checkbox>
          <button
            type="button"
            onClick={() => print()}
            className={buttonClass('quiet', 'min-w-target justify-end px-0!')}
          >
            Print
          </button>
        </div>
      )}
      <table
        {...table.table}
        className="figures mt-4 block w-full text-left md:table md:table-fixed print:mt-2 print:table print:table-fixed"
      >
        <caption className="sr-only">Comparison of {vehicles.map(({ name }) => name).join(', ')}</caption>
        <CompareHead vehicles={vehicles} />
        <tbody {...table.rowGroup} className="block md:table-row-group print:table-row-group">
          <ComparePictures vehicles={vehicles} onRemove={onRemove} />
          {rows.map((row) => (
            <CompareRowLine key={row.label} row={row} marked={several && !differencesOnly} />
          ))}
        </tbody>
      </table>
      <IllustrationNote pictures={vehicles.map(({ picture }) => picture)} className="mt-4" />
    </>
  );
}
