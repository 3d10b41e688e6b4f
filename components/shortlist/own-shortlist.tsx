'use client';

import { useEffect, useRef, useState } from 'react';
import { writeList } from '@/components/device/device-lists';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { PageTitle } from '@/components/ui/page-title';
import { Spoken } from '@/components/ui/spoken';
import { COMPARE_LIMIT, withoutId } from '@/lib/device/device-list';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { EmptyShortlist } from './empty-shortlist';
import { ShortlistItem } from './shortlist-item';
import { ShortlistLayout } from './shortlist-layout';

type Props = {
  readonly vehicles: readonly ListedVehicle[];
  /** Cars to begin with while it is empty. */
  readonly featured: readonly ListedVehicle[];
};

/** The vehicles kept on this device, each to be taken off, all to be sent or cleared. */
export function OwnShortlist({ vehicles, featured }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const section = useRef<HTMLElement>(null);
  const focusFrom = useRef<number | null>(null);
  const ids = vehicles.map(({ id }) => id);

  useEffect(() => {
    if (focusFrom.current === null) return;
    // The pressed button is removed with its vehicle: focus the next one's, or the empty state.
    const places = section.current?.querySelectorAll<HTMLElement>('[data-focus-after-removal]') ?? [];
    places[Math.min(focusFrom.current, places.length - 1)]?.focus();
    focusFrom.current = null;
  });

  function keep(kept: readonly number[], focus: number, words: string) {
    focusFrom.current = focus;
    writeList('shortlist', kept);
    setAnnouncement(words);
  }

  return (
    <section ref={section}>
      <PageTitle lead="Kept on this device only, until you clear it.">Shortlist</PageTitle>
      <p role="status" className="sr-only">
        <ChangingText>{announcement}</ChangingText>
      </p>
      {vehicles.length === 0 ? (
        <EmptyShortlist featured={featured} />
      ) : (
        <ShortlistLayout
          vehicles={vehicles}
          action={
            <button
              type="button"
              onClick={() => keep([], 0, 'Shortlist cleared.')}
              className={buttonClass('quiet', 'min-w-target px-0!')}
            >
              Clear shortlist
            </button>
          }
        >
          {vehicles.map((vehicle, index) => (
            <ShortlistItem key={vehicle.id} vehicle={vehicle} isChoice={vehicles.length > COMPARE_LIMIT}>
              <button
                type="button"
                data-focus-after-removal
                onClick={() => keep(withoutId(ids, vehicle.id), index, `${vehicle.name} removed from the shortlist.`)}
                className={buttonClass('quiet', 'min-w-target')}
              >
                Remove<Spoken>{vehicle.name}</Spoken>
              </button>
            </ShortlistItem>
          ))}
        </ShortlistLayout>
      )}
    </section>
  );
}
