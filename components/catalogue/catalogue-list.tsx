'use client';

import type { Ref } from 'react';
import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { VehicleRow } from '@/components/vehicle/vehicle-row';
import type { View } from '@/lib/catalogue/state';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly ref: Ref<HTMLUListElement>;
  readonly vehicles: readonly CardVehicle[];
  /** How many show before scripts have taken over; the others are in the HTML for readers without scripts. */
  readonly firstPage: number;
  readonly mode: Mode;
  readonly view: View;
};

const sizes = '(min-width: 96rem) 26rem, (min-width: 64rem) 35vw, (min-width: 40rem) 45vw, 100vw';
const lists = {
  grid: 'mt-3 grid gap-x-8 gap-y-14 sm:grid-cols-2 2xl:grid-cols-3',
  list: '@container mt-3 divide-y divide-line border-line border-y',
} as const;

/** The vehicles of the result as cards or as lines of a sheet. */
export function CatalogueList({ ref, vehicles, firstPage, mode, view }: Props) {
  return (
    <ul ref={ref} className={lists[view]}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} data-beyond-first-page={index >= firstPage ? '' : undefined}>
          {view === 'grid' ? (
            <VehicleCard vehicle={vehicle} mode={mode} sizes={sizes} priority={index < 2} headingLevel="h2" />
          ) : (
            <VehicleRow vehicle={vehicle} mode={mode} />
          )}
        </li>
      ))}
    </ul>
  );
}
