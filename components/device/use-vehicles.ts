'use client';

import { useEffect, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { CompareVehicle } from '@/lib/compare/compare';
import { type Ids, pickVehicles } from '@/lib/device/device-list';
import { cardsFileOf, cardsFileRoute } from '@/lib/stock/cards-files';
import { forgetVehicles } from './device-store';
import { fetchFile } from './fetch-file';

/** Files that were asked for, by their addresses; one that did not come is asked for again. */
const files = new Map<string, Promise<readonly CompareVehicle[]>>();

type Known = {
  /** Those of the ids that are known and listed, in their order; null until the first have come. */
  readonly vehicles: readonly CompareVehicle[] | null;
  readonly failed: boolean;
  readonly tryAgain: () => void;
};

/**
 * The vehicles of these ids, fetched when there are any. Vehicles that are listed no more go from the visitor's lists.
 * @param fileCount in how many files they lie (lib/stock/cards-files.ts)
 */
export function useVehicles(ids: Ids, fileCount: number): Known {
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly CompareVehicle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = ids.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    // The lists of the device are not known before.
    if (!hydrated) return;
    if (asked === '') {
      setFound((before) => before ?? []);
      return;
    }
    let isCurrent = true;
    const wanted = asked.split(',').map(Number);
    const addresses = new Set(wanted.map((id) => cardsFileRoute(cardsFileOf(id, fileCount), fileCount)));
    Promise.all([...addresses].map(fetchCards)).then(
      (cards) => {
        if (!isCurrent) return;
        const listed = pickVehicles(cards.flat(), wanted);
        setFound(listed);
        setFailed(false);
        forgetVehicles(wanted.filter((id) => !listed.some((vehicle) => vehicle.id === id)));
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

function fetchCards(address: string): Promise<readonly CompareVehicle[]> {
  const known = files.get(address) ?? fetchFile(address).then((file) => file.json());
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known;
}
