'use client';

import { useEffect, useState } from 'react';
import { INVENTORY_ROUTE } from '@/lib/page/routes';
import type { InventoryFile, InventoryVehicle } from '@/lib/vehicle/card-vehicle';
import { forgetVehicles } from './shortlist';

/** Milliseconds. */
const TIMEOUT = 20_000;

let request: Promise<InventoryFile> | undefined;

/**
 * All listed vehicles, in the dealer's order, fetched once a page.
 * @throws Error where the file does not arrive; the next call retries
 */
export function fetchInventory(): Promise<InventoryFile> {
  request ??= requestInventory();
  request.catch(forgetInventory);
  return request;
}

/** Also for tests, each of which has an inventory of its own. */
export function forgetInventory() {
  request = undefined;
}

async function requestInventory(): Promise<InventoryFile> {
  // Asked for again each time, whatever the host says: an old file has old prices.
  const response = await fetch(INVENTORY_ROUTE, { cache: 'no-cache', signal: AbortSignal.timeout?.(TIMEOUT) });
  if (!response.ok) throw new Error(`${INVENTORY_ROUTE} answers with ${response.status}.`);
  return response.json();
}

/** The vehicles, once `isWanted`; null until they are loaded. The shortlist forgets those that have left the site. */
export function useInventory(isWanted: boolean) {
  const [vehicles, setVehicles] = useState<readonly InventoryVehicle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request.
  useEffect(() => {
    if (!isWanted) return;
    fetchInventory().then(
      (file) => {
        forgetVehicles(file.gone);
        setVehicles(file.vehicles);
        setFailed(false);
      },
      (error) => {
        setFailed(true);
        reportError(error);
      },
    );
  }, [isWanted, attempt]);

  return { vehicles, failed, tryAgain: () => setAttempt(attempt + 1) };
}
