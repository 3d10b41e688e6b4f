'use client';

import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { knowVehicles } from '@/components/device/device-store';
import { useDeviceList } from '@/components/device/use-device-list';
import { useMode } from '@/components/device/use-mode';
import type { Ids } from '@/lib/device/device-list';
import { deviceRoute } from '@/lib/page/routes';

type Props = {
  /** All that are listed: others are not counted. */
  readonly vehicleIds: Ids;
  /** The word 'Shortlist', as it stands where the link does. */
  readonly children: ReactNode;
  readonly className?: string;
  /** There while it is empty too, so that its place can be kept. */
  readonly countClassName?: string;
};

/** The way to the shortlist, with the number of vehicles on it. */
export function ShortlistLink({ vehicleIds, children, className, countClassName }: Props) {
  const ids = useDeviceList('shortlist');
  const [mode] = useMode();

  useEffect(() => knowVehicles(vehicleIds), [vehicleIds]);

  return (
    <a href={deviceRoute('shortlist', [], mode)} className={className}>
      {children}
      <span className={countClassName}>
        {ids.length > 0 && (
          <>
            <span className="sr-only">, </span>
            {ids.length}
            <span className="sr-only"> {ids.length === 1 ? 'vehicle' : 'vehicles'}</span>
          </>
        )}
      </span>
    </a>
  );
}
