'use client';

import { useState } from 'react';
import { addToList, readList } from '@/components/device/device-store';
import { useDeviceList } from '@/components/device/use-device-list';
import { useMode } from '@/components/device/use-mode';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { deviceRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ShortlistItem } from './shortlist-item';
import { ShortlistLayout } from './shortlist-layout';
import { ShortlistToggle } from './shortlist-toggle';

/** Somebody else's list, out of the address. The visitor's own stays as it is until a button here is pressed. */
export function SharedShortlist({ vehicles }: { readonly vehicles: readonly ListedVehicle[] }) {
  const own = useDeviceList('shortlist');
  const [mode] = useMode();
  const [announcement, setAnnouncement] = useState('');
  const allKept = vehicles.every(({ id }) => own.includes(id));

  function addAll() {
    // The first of the shared list is to stand first here, and each newcomer goes to the top.
    for (const { id } of vehicles.toReversed()) addToList('shortlist', id);
    const missing = vehicles.filter(({ id }) => !readList('shortlist').includes(id)).length;
    setAnnouncement(
      missing === 0 ? 'Added to your shortlist.' : `Your shortlist is full; ${missing} could not be added.`,
    );
  }

  return (
    <>
      <PageTitle lead="Your own shortlist on this device is not changed by it.">A shortlist shared with you</PageTitle>
      <ShortlistLayout
        vehicles={vehicles}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2" data-no-print>
            <button
              type="button"
              // Not `disabled`, which would drop the focus of whoever has just pressed it.
              aria-disabled={allKept}
              onClick={addAll}
              className={buttonClass('primary', 'aria-disabled:opacity-60')}
            >
              Add these to my shortlist
            </button>
            <TextLink href={deviceRoute('shortlist', [], mode)}>My shortlist ({own.length})</TextLink>
            <p role="status" className="w-full text-muted text-small">
              {announcement}
            </p>
          </div>
        }
      >
        {vehicles.map((vehicle) => (
          <ShortlistItem key={vehicle.id} vehicle={vehicle}>
            <ShortlistToggle id={vehicle.id} name={vehicle.name} look="word" className="relative flex-1" />
          </ShortlistItem>
        ))}
      </ShortlistLayout>
    </>
  );
}
