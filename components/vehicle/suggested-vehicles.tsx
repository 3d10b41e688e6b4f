'use client';

import type { ReactNode } from 'react';
import { useMode } from '@/components/device/page-state';
import { CardLink } from '@/components/ui/card-link';
import { ListThumb } from '@/components/ui/picture';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';

type Props<Listed> = {
  readonly featured: readonly Listed[];
  readonly headingLevel: 2 | 3;
  /** Rendered under each name. */
  readonly children: (vehicle: Listed) => ReactNode;
};

/** The featured vehicles, for an empty list: two columns on narrow screens, one in large letters. */
export function SuggestedVehicles<Listed extends ListedVehicle>({ featured, headingLevel, children }: Props<Listed>) {
  const [mode] = useMode();
  const [Heading, Name] = headingLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  if (featured.length === 0) return null;
  return (
    <section className="@container mt-14" data-no-print>
      <Heading className="font-serif text-title">Featured Vehicles</Heading>
      <ul className="mt-10 grid @max-[15.5rem]:grid-cols-1 grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {featured.map((vehicle) => (
          <li key={vehicle.id} className="group relative grid grid-rows-[auto_1fr_auto]">
            <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 22vw, 45vw" />
            <Name className="mt-4 font-serif text-lead leading-snug">
              <CardLink href={vehicleRoute(vehicle.id, mode)}>{vehicle.name}</CardLink>
            </Name>
            {children(vehicle)}
          </li>
        ))}
      </ul>
    </section>
  );
}
