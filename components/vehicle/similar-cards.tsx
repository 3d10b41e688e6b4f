'use client';
'use lazy';

import { useMode } from '@/components/store/page-state';
import { onlyInMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { VehicleCard } from './vehicle-card';

/** Cards in the visitor's mode. */
export function SimilarCards({ vehicles }: { readonly vehicles: readonly CardVehicle[] }) {
  const [mode] = useMode();
  return (
    <ul className="grid gap-x-6 gap-y-14 md:grid-cols-3 lg:gap-x-8">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} data-only-in={onlyInMode(vehicle)}>
          <VehicleCard vehicle={vehicle} mode={mode} sizes="(min-width: 48rem) 30vw, 100vw" />
        </li>
      ))}
    </ul>
  );
}
