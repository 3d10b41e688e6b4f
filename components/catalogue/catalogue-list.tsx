import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { VehicleCardActions } from '@/components/vehicle/vehicle-card-actions';
import { VehicleRow } from '@/components/vehicle/vehicle-row';
import type { View } from '@/lib/catalogue/state';
import type { BelowPrice } from '@/lib/vehicle/below-price';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly vehicles: readonly CardVehicle[];
  readonly mode: Mode;
  readonly view: View;
  readonly request?: string;
  /** The line below the price of a vehicle. */
  readonly belowOf?: (vehicle: CardVehicle) => BelowPrice | undefined;
};

const sizes = '(min-width: 96rem) 31rem, (min-width: 80rem) 30vw, (min-width: 40rem) 45vw, 100vw';
const lists = {
  grid: 'mt-3 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-5 lg:gap-y-8 xl:grid-cols-3',
  list: '@container mt-3 divide-y divide-line border-line border-y',
} as const;

/** Vehicles as cards or as table-like rows. */
export function CatalogueList({ vehicles, mode, view, request, belowOf }: Props) {
  return (
    <ul className={lists[view]}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id}>
          {view === 'grid' ? (
            <VehicleCard
              vehicle={vehicle}
              mode={mode}
              below={belowOf?.(vehicle)}
              sizes={sizes}
              priority={index < 2}
              headingLevel="h2"
            >
              <VehicleCardActions vehicle={vehicle} mode={mode} request={request} />
            </VehicleCard>
          ) : (
            <VehicleRow vehicle={vehicle} mode={mode} request={request} below={belowOf?.(vehicle)} />
          )}
        </li>
      ))}
    </ul>
  );
}
