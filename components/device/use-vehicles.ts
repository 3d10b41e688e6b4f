'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/store';
import type { Ids } from '@/lib/device/device-list';
import { inventoryFileOf, inventoryFileRoute } from '@/lib/inventory/inventory-file';
import { requestFile } from '@/lib/page/request-file';
import type { InventoryFile, InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { forgetVehicles } from './device-lists';

/** Requests by address. A failed one is deleted, so that the next call retries. */
export const inventoryRequests = new Map<string, Promise<InventoryFile>>();

/**
 * All vehicles, in the dealer's order.
 * @param fileCount how many inventory files the site has
 * @throws Error where a file does not arrive
 */
export async function fetchInventory(fileCount: number): Promise<readonly InventoryVehicle[]> {
  const { vehicles } = await fetchVehicles([...Array(fileCount).keys()], fileCount);
  return vehicles.sort((one, other) => one.place - other.place);
}

/**
 * All that the files of these ids hold, so further vehicles too.
 * @returns `vehicles` those that are listed; `gone` the ids of those that have left the site. An id that no file knows is in
 * neither: an older file may lack a new vehicle.
 * @throws Error where a file does not arrive
 */
export async function fetchVehicles(ids: Ids, fileCount: number) {
  const indexes = new Set(ids.map((id) => inventoryFileOf(id, fileCount)));
  const files = await Promise.all([...indexes].map((index) => fetchFile(inventoryFileRoute(index, fileCount))));
  return { vehicles: files.flatMap(({ vehicles }) => vehicles), gone: files.flatMap(({ gone }) => gone) };
}

function fetchFile(address: string): Promise<InventoryFile> {
  const known = inventoryRequests.get(address) ?? requestInventory(address);
  inventoryRequests.set(address, known);
  known.catch(() => inventoryRequests.delete(address));
  return known;
}

/** By the request of an inline script (lib/inline-scripts/restore-list.ts), or its own. */
async function requestInventory(address: string): Promise<InventoryFile> {
  const early = window.earlyRequests?.[address];
  delete window.earlyRequests?.[address];
  const response = await (early ?? requestFile(address));
  // The inventory of another deploy has other names.
  if (response.status === 404) window.reloadStale?.([address]);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}

/**
 * The vehicles of these ids, fetched when there are any.
 * @param fileCount in how many files they lie
 * @returns `vehicles` the listed ones among them, in their order; null until the first are loaded
 */
export function useVehicles(ids: Ids, fileCount: number) {
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

  const vehicles = found && ids.flatMap((id) => found.find((vehicle) => vehicle.id === id) ?? []);
  return { vehicles, failed, tryAgain: () => setAttempt(attempt + 1) };
}
