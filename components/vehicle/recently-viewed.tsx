'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { writeList } from '@/components/device/device-store';
import { useDeviceList } from '@/components/device/use-device-list';
import { useMode } from '@/components/device/use-mode';
import { buttonClass } from '@/components/ui/button';
import { CardLink } from '@/components/ui/card-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { pickVehicles, recentIds } from '@/lib/device/device-list';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { ListThumb } from './list-thumb';
import { Price } from './price';

type Props = {
  readonly vehicles: readonly ListedVehicle[];
  /** The vehicle of the page, which is not shown. */
  readonly current?: number;
  /** Layout only. */
  readonly className?: string;
};

/** Vehicles whose pages were opened on this device, newest first. Nothing at all where there are none. */
export function RecentlyViewed({ vehicles, current, className }: Props) {
  const ids = useDeviceList('recent');
  const [mode] = useMode();
  const [cleared, setCleared] = useState(false);
  const announcement = useRef<HTMLParagraphElement>(null);
  const shown = pickVehicles(vehicles, recentIds(ids, current));

  useEffect(() => {
    // The button that was pressed is gone.
    if (cleared) announcement.current?.focus({ preventScroll: true });
  }, [cleared]);

  function clear() {
    writeList('recent', []);
    setCleared(true);
  }

  if (shown.length === 0) {
    if (!cleared) return null;
    return (
      <p ref={announcement} tabIndex={-1} className={clsx('text-muted', className)}>
        Recently viewed vehicles cleared.
      </p>
    );
  }
  return (
    <section aria-labelledby="recently-viewed" className={className} data-no-print>
      <SectionHeading
        id="recently-viewed"
        action={
          <button type="button" onClick={clear} className={buttonClass('quiet', 'min-w-target px-0!')}>
            Clear<span className="sr-only"> recently viewed</span>
          </button>
        }
      >
        Recently Viewed
      </SectionHeading>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {shown.map((vehicle) => (
          <li key={vehicle.id} className="group relative">
            <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 22vw, 45vw" />
            <h3 className="mt-4 font-serif text-lead leading-snug">
              <CardLink href={vehicleRoute(vehicle.id, mode)}>{vehicle.name}</CardLink>
            </h3>
            <Price {...vehicle} className="mt-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
