'use client';

import type { ReactNode } from 'react';
import { useMode } from '@/components/device/page-state';
import { CardLink } from '@/components/ui/card-link';
import { ListThumb } from '@/components/ui/list-thumb';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';

type Props<Listed> = {
  readonly vehicles: readonly Listed[];
  readonly headingLevel?: 'h3' | 'h4';
  /** Rendered under each name. */
  readonly children: (vehicle: Listed) => ReactNode;
};

/** A row of a few vehicles; two columns on narrow screens, one in large letters. */
export function VehicleThumbs<Listed extends ListedVehicle>({
  vehicles,
  headingLevel: Heading = 'h3',
  children,
}: Props<Listed>) {
  const [mode] = useMode();
  return (
    <div className="@container mt-10">
      <ul className="grid @max-[15.5rem]:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="group relative grid grid-rows-[auto_1fr_auto]">
            <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 22vw, 45vw" />
            <Heading className="mt-4 font-serif text-lead leading-snug">
              <CardLink href={vehicleRoute(vehicle.id, mode)}>{vehicle.name}</CardLink>
            </Heading>
            {children(vehicle)}
          </li>
        ))}
      </ul>
    </div>
  );
}
