import { useMemo } from 'react';
import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { VehicleRow } from '@/components/vehicle/vehicle-row';
import type { View } from '@/lib/catalogue/state';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly vehicles: readonly CardVehicle[];
  readonly mode: Mode;
  readonly view: View;
  /** How many are drawn; for the others a place is kept. */
  readonly drawn?: number;
};

const sizes = '(min-width: 96rem) 26rem, (min-width: 64rem) 35vw, (min-width: 40rem) 45vw, 100vw';
const lists = {
  grid: 'mt-3 grid gap-x-8 gap-y-14 sm:grid-cols-2 2xl:grid-cols-3',
  list: '@container mt-3 divide-y divide-line border-line border-y',
} as const;

/** About as high as what will stand there. */
const places = { grid: 'aspect-4/3', list: 'min-h-12' } as const;

/** Vehicles of the catalogue as cards or as lines of a sheet. */
export function CatalogueList({ vehicles, mode, view, drawn = vehicles.length }: Props) {
  // The very elements again while more are drawn: what stands there is not gone through anew.
  const contents = useMemo(
    () =>
      vehicles.map((vehicle, index) =>
        view === 'grid' ? (
          <VehicleCard
            key={vehicle.id}
            vehicle={vehicle}
            mode={mode}
            sizes={sizes}
            priority={index < 2}
            headingLevel="h2"
          />
        ) : (
          <VehicleRow key={vehicle.id} vehicle={vehicle} mode={mode} />
        ),
      ),
    [vehicles, mode, view],
  );
  return (
    <ul className={lists[view]}>
      {vehicles.map(({ id }, index) => (
        <li key={id} className={index < drawn ? undefined : places[view]}>
          {index < drawn && contents[index]}
        </li>
      ))}
    </ul>
  );
}
