'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useMode } from '@/components/device/use-mode';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { LandingVehicles } from './landing-vehicles';

type Props = {
  readonly vehicles: readonly CardVehicle[];
  /** The cars for sale, as they stand in the page. */
  readonly children: ReactNode;
};

/**
 * The cars of a brand or category, in the mode the visitor is in. What makes the cards for rent, whose links and messages
 * differ, is fetched when somebody asks for them; the prices change at once, by the style sheet.
 */
export function ModeVehicles({ vehicles, children }: Props) {
  const [mode] = useMode();
  const [fetched, setFetched] = useState<{ readonly List: typeof LandingVehicles } | null>(null);

  useEffect(() => {
    if (mode === 'sale' || fetched) return;
    // Should it not come, the cards for sale lead to the same cars.
    import('./landing-vehicles').then(({ LandingVehicles }) => setFetched({ List: LandingVehicles }), reportError);
  }, [mode, fetched]);

  return mode === 'rental' && fetched ? <fetched.List vehicles={vehicles} mode={mode} /> : children;
}
