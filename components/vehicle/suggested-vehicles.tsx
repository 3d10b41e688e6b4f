'use client';

import type { ReactNode } from 'react';
import { useDeviceList } from '@/components/device/device-lists';
import { useVehicles } from '@/components/device/use-vehicles';
import { ChangingText } from '@/components/ui/changing-text';
import { recentIds } from '@/lib/device/device-list';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { VehicleThumbs } from './vehicle-thumbs';

type Props<Listed> = {
  readonly featured: readonly Listed[];
  readonly fileCount: number;
  readonly headingLevel: 'h2' | 'h3';
  /** Rendered under each name. */
  readonly children: (vehicle: Listed) => ReactNode;
};

/** For an empty list: the vehicles viewed on this device or else the featured ones. */
export function SuggestedVehicles<Listed extends ListedVehicle>({
  featured,
  fileCount,
  headingLevel: Heading,
  children,
}: Props<Listed | InventoryVehicle>) {
  const { vehicles: recent } = useVehicles(recentIds(useDeviceList('recent')), fileCount);
  const shown = recent?.length ? recent : featured;
  if (shown.length === 0) return null;
  return (
    <section className="mt-14" data-no-print>
      <Heading className="font-serif text-title">
        <ChangingText>{recent?.length ? 'Recently Viewed' : 'Featured Vehicles'}</ChangingText>
      </Heading>
      <VehicleThumbs vehicles={shown} headingLevel={Heading === 'h2' ? 'h3' : 'h4'}>
        {children}
      </VehicleThumbs>
    </section>
  );
}
