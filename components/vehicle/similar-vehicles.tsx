'use client';

import { useMode } from '@/components/device/use-mode';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { VehicleCard } from './vehicle-card';

/** Cards of other vehicles, in the mode the visitor is in. */
export function SimilarVehicles({ vehicles }: { readonly vehicles: readonly CardVehicle[] }) {
  const [mode] = useMode();
  return (
    <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <VehicleCard vehicle={vehicle} mode={mode} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
