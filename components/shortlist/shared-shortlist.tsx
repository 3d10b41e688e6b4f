'use client';

import { useDeviceList } from '@/components/device/device-lists';
import { ShortlistToggle } from '@/components/device/device-toggle';
import { KeepAll } from '@/components/device/keep-all';
import { useMode } from '@/components/device/page-state';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { COMPARE_LIMIT } from '@/lib/device/device-list';
import { deviceRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ShortlistItem } from './shortlist-item';
import { ShortlistLayout } from './shortlist-layout';

/** A shared list, from the address. The visitor's own list changes only by a button here. */
export function SharedShortlist({ vehicles }: { readonly vehicles: readonly ListedVehicle[] }) {
  const own = useDeviceList('shortlist');
  const [mode] = useMode();

  return (
    <>
      <PageTitle lead="Your own shortlist on this device is not changed by it.">A shortlist shared with you</PageTitle>
      <ShortlistLayout
        vehicles={vehicles}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2" data-no-print>
            <KeepAll ids={vehicles.map(({ id }) => id)} label="Add these to my shortlist" />
            <TextLink href={deviceRoute('shortlist', [], mode)}>My shortlist ({own.length})</TextLink>
          </div>
        }
      >
        {vehicles.map((vehicle) => (
          <ShortlistItem key={vehicle.id} vehicle={vehicle} isChoice={vehicles.length > COMPARE_LIMIT}>
            <ShortlistToggle id={vehicle.id} name={vehicle.name} look="word" className="relative" />
          </ShortlistItem>
        ))}
      </ShortlistLayout>
    </>
  );
}
