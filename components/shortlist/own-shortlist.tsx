'use client';

import { useRef, useState } from 'react';
import { writeList } from '@/components/device/device-store';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import type { ListedVehicle } from '@/lib/card-vehicle';
import { withoutId } from '@/lib/device-list';
import { routes } from '@/lib/routes';
import { ShortlistItem } from './shortlist-item';
import { ShortlistLayout } from './shortlist-layout';

/** The vehicles kept on this device, each to be taken off, all to be sent or cleared. */
export function OwnShortlist({ vehicles }: { readonly vehicles: readonly ListedVehicle[] }) {
  const [told, setTold] = useState('');
  const region = useRef<HTMLDivElement>(null);

  function change(ids: readonly number[], words: string) {
    writeList('shortlist', ids);
    setTold(words);
    // The button that was pressed goes with its vehicle.
    region.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <PageTitle lead="Kept on this device only, until you clear it.">Shortlist</PageTitle>
      <div ref={region} tabIndex={-1} role="region" aria-label="Your shortlist">
        <p role="status" className="sr-only">
          {told}
        </p>
        {vehicles.length === 0 ? (
          <div className="border-line border-y py-14">
            <p className="font-serif text-title">No vehicles on your shortlist.</p>
            <p className="measure mt-3 text-muted">
              Press the bookmark on a vehicle and it is kept here, to compare with others or to ask about in one
              message.
            </p>
            <TextLink href={routes.vehicles} className="mt-4">
              To the vehicles
            </TextLink>
          </div>
        ) : (
          <ShortlistLayout
            vehicles={vehicles}
            action={
              <button type="button" onClick={() => change([], 'Shortlist cleared.')} className={buttonClass('quiet')}>
                Clear shortlist
              </button>
            }
          >
            {vehicles.map((vehicle) => (
              <ShortlistItem key={vehicle.id} vehicle={vehicle}>
                <button
                  type="button"
                  onClick={() =>
                    change(
                      withoutId(
                        vehicles.map(({ id }) => id),
                        vehicle.id,
                      ),
                      `${vehicle.name} removed from the shortlist.`,
                    )
                  }
                  className={buttonClass('secondary', 'flex-1 px-3!')}
                >
                  Remove<span className="sr-only"> {vehicle.name}</span>
                </button>
              </ShortlistItem>
            ))}
          </ShortlistLayout>
        )}
      </div>
    </>
  );
}
