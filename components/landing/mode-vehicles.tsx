'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useMode } from '@/components/device/page-state';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { LandingVehicles } from './landing-vehicles';

type Props = {
  readonly vehicles: readonly CardVehicle[];
  /** The cards in the default mode, rendered on the server. */
  readonly children: ReactNode;
};

/**
 * The cars of a brand or category, in the visitor's mode. The style sheet changes the prices at once. The code of the cards
 * for rent, whose links and messages differ, is fetched on the first switch.
 */
export function ModeVehicles({ vehicles, children }: Props) {
  const [mode] = useMode();
  const [fetched, setFetched] = useState<{ readonly List: typeof LandingVehicles } | null>(null);

  useEffect(() => {
    if (mode === 'sale' || fetched) return;
    // When it fails to load, the cards for sale link to the same cars.
    import('./landing-vehicles').then(({ LandingVehicles }) => setFetched({ List: LandingVehicles }), reportError);
  }, [mode, fetched]);

  return mode !== 'sale' && fetched ? <fetched.List vehicles={vehicles} mode={mode} /> : children;
}
