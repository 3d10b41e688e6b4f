import { VehicleCard } from '@/components/vehicle/vehicle-card';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = { readonly vehicles: readonly CardVehicle[]; readonly mode: Mode };

const sizes = '(min-width: 96rem) 30rem, (min-width: 64rem) 45vw, (min-width: 40rem) 45vw, 100vw';

/** The cars of a brand or category. */
export function LandingVehicles({ vehicles, mode }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:gap-x-12">
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} mode={mode} sizes={sizes} priority={index < 2} headingLevel="h2" />
        </li>
      ))}
    </ul>
  );
}
