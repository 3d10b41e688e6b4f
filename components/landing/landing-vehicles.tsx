import { clsx } from 'clsx/lite';
import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { VehicleCardActions } from '@/components/vehicle/vehicle-card-actions';
import { onlyInMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = { readonly vehicles: readonly CardVehicle[]; readonly mode: Mode };

const sizes = '(min-width: 96rem) 30rem, (min-width: 64rem) 45vw, (min-width: 40rem) 45vw, 100vw';

/** The cars of a brand or category; a single car takes the width of the page. */
export function LandingVehicles({ vehicles, mode }: Props) {
  const alone = vehicles.length === 1;
  return (
    <ul className={clsx('grid gap-x-8 gap-y-14 lg:gap-x-12', !alone && 'sm:grid-cols-2')}>
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} data-only-in={onlyInMode(vehicle)}>
          <VehicleCard
            vehicle={vehicle}
            mode={mode}
            sizes={alone ? '(min-width: 64rem) 64vw, 100vw' : sizes}
            priority={index < 2}
            headingLevel="h2"
            across={alone}
          >
            <VehicleCardActions vehicle={vehicle} mode={mode} />
          </VehicleCard>
        </li>
      ))}
    </ul>
  );
}
