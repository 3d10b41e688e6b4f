'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import { useEffect, useRef, useState } from 'react';
import { useDeviceList, writeList } from '@/components/device/device-lists';
import { useVehicles } from '@/components/device/use-vehicles';
import { buttonClass } from '@/components/ui/button';
import { SectionHeading } from '@/components/ui/section-heading';
import { Spoken } from '@/components/ui/spoken';
import { recentIds } from '@/lib/device/device-list';
import { Price } from './price';
import { VehicleThumbs } from './vehicle-thumbs';

type Props = {
  readonly fileCount: number;
  /** The vehicle of the page, which is left out. */
  readonly current?: number;
  /** Layout only. */
  readonly className?: string;
};

/** The vehicles viewed on this device, newest first; nothing without any. */
export function RecentlyViewed({ fileCount, current, className }: Props) {
  const ids = useDeviceList('recent');
  const [cleared, setCleared] = useState(false);
  const announcement = useRef<HTMLParagraphElement>(null);
  const { vehicles: shown } = useVehicles(recentIds(ids, current), fileCount);

  useEffect(() => {
    // The pressed button was removed.
    if (cleared) announcement.current?.focus({ preventScroll: true });
  }, [cleared]);

  function clear() {
    writeList('recent', []);
    setCleared(true);
  }

  if (!shown?.length) {
    if (!cleared) return null;
    return (
      <p ref={announcement} tabIndex={-1} className={clsx('text-muted', className)}>
        Recently viewed vehicles cleared.
      </p>
    );
  }
  return (
    <section className={className} data-no-print>
      <SectionHeading
        action={
          <button type="button" onClick={clear} className={buttonClass('quiet', 'min-w-target px-0!')}>
            Clear<Spoken>recently viewed</Spoken>
          </button>
        }
      >
        Recently Viewed
      </SectionHeading>
      <VehicleThumbs vehicles={shown}>{(vehicle) => <Price {...vehicle} className="mt-2" />}</VehicleThumbs>
    </section>
  );
}
