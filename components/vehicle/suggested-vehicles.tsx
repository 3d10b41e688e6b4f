'use client';

import type { ReactNode } from 'react';
import { useDeviceList } from '@/components/device/use-device-list';
import { pickVehicles, recentIds } from '@/lib/device/device-list';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { VehicleThumbs } from './vehicle-thumbs';

type Props<Listed> = {
  readonly vehicles: readonly Listed[];
  readonly headingLevel: 'h2' | 'h3';
  /** What stands under each name. */
  readonly children: (vehicle: Listed) => ReactNode;
};

const COUNT = 4;

/** Where to begin while a list is empty: the vehicles viewed on this device or, before any was, the first of the dealer's. */
export function SuggestedVehicles<Listed extends ListedVehicle>({
  vehicles,
  headingLevel: Heading,
  children,
}: Props<Listed>) {
  const recent = pickVehicles(vehicles, recentIds(useDeviceList('recent')));
  const shown = recent.length > 0 ? recent : vehicles.slice(0, COUNT);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="suggested" className="mt-14" data-no-print>
      <Heading id="suggested" className="font-serif text-title">
        {recent.length > 0 ? 'Recently Viewed' : 'Featured Vehicles'}
      </Heading>
      <VehicleThumbs vehicles={shown} headingLevel={Heading === 'h2' ? 'h3' : 'h4'}>
        {children}
      </VehicleThumbs>
    </section>
  );
}
