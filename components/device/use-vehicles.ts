'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Ids } from '@/lib/device/device-list';
import { pickVehicles } from '@/lib/device/pick-vehicles';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { forgetVehicles } from './change-lists';
import { fetchVehicles } from './fetch-vehicles';

type Known = {
  /** The listed vehicles among the ids, in their order; null until the first are loaded. */
  readonly vehicles: readonly InventoryVehicle[] | null;
  readonly failed: boolean;
  readonly tryAgain: () => void;
};

/**
 * The vehicles of these ids, fetched when there are any (fetch-vehicles.ts).
 * @param fileCount in how many files they lie
 */
export function useVehicles(ids: Ids, fileCount: number): Known {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly InventoryVehicle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request, `asked` is the ids as text.
  useEffect(() => {
    // The lists of the device are not known before.
    if (!hydrated) return;
    let isCurrent = true;
    fetchVehicles(ids, fileCount).then(
      ({ vehicles, gone }) => {
        forgetVehicles(gone);
        if (!isCurrent) return;
        setFound(vehicles);
        setFailed(false);
      },
      (error) => {
        if (isCurrent) setFailed(true);
        reportError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [hydrated, asked, fileCount, attempt]);

  return { vehicles: found && pickVehicles(found, ids), failed, tryAgain: () => setAttempt(attempt + 1) };
}
