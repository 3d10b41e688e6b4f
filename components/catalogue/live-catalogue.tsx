import { useMemo } from 'react';
import { readStock } from '@/components/device/read-stock';
import { activeFilters, type FilterInTheWay, filterInTheWay } from '@/lib/catalogue/active-filters';
import { addToStock, type Counts, findVehicles, stockOf } from '@/lib/catalogue/find-vehicles';
import { findNear } from '@/lib/catalogue/near-names';
import type { Offer } from '@/lib/catalogue/offer';
import { sortVehicles } from '@/lib/catalogue/sort';
import type { CatalogueState } from '@/lib/catalogue/state';
import { drawnVehicle, type SentVehicle } from '@/lib/stock/packed-vehicles';
import { type Asked, soleMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { CatalogueList } from './catalogue-list';
import { EmptyResult } from './empty-result';
import { useDrawn } from './use-drawn';

export type LiveResult = {
  /** Those on screen, in the chosen order. */
  readonly shown: readonly CardVehicle[];
  readonly matching: number;
  readonly counts: Counts;
  /** True where nothing is named as was typed, and what matches is named almost so. */
  readonly isNear: boolean;
  readonly inTheWay: FilterInTheWay | null;
};

/** What cannot be rented has no place among the cars for rent. */
const isForRent = (vehicle: Asked) => soleMode(vehicle) !== 'sale';

/** @param text the file of all vehicles */
export async function searchIn(text: string, offer: Offer): Promise<(state: CatalogueState, mode: Mode) => LiveResult> {
  const stock = stockOf<SentVehicle>([]);
  for await (const part of readStock(text)) addToStock(stock, part);
  return (state, mode) => {
    const found = findVehicles(stock, state, findNear, mode === 'rental' ? isForRent : undefined);
    return {
      shown: sortVehicles(found.matching, state.sort, mode).slice(0, state.visibleCount).map(drawnVehicle),
      matching: found.matching.length,
      counts: found.counts,
      isNear: found.isNear,
      inTheWay: filterInTheWay(activeFilters(offer, state), found),
    };
  };
}

type Props = {
  readonly result: LiveResult;
  readonly state: CatalogueState;
  readonly mode: Mode;
  /** Whether the visitor has just come, and is to be put where they were. */
  readonly onArrival: boolean;
  readonly onClear: (extent: 'clearSome' | 'clearAll') => void;
  readonly onRemove: (filter: FilterInTheWay) => void;
};

/** How many are seen first. */
const LOTS = { grid: 1, list: 3 } as const;

/** What was found, or the ways out where that is nothing. */
export function LiveCatalogue({ result: { shown, inTheWay }, state, mode, onArrival, onClear, onRemove }: Props) {
  const { view } = state;
  const list = useMemo(() => ({ vehicles: shown, mode, view }), [shown, mode, view]);
  const drawn = useDrawn(list, LOTS[view], onArrival);
  if (shown.length === 0) return <EmptyResult inTheWay={inTheWay} onClear={onClear} onRemove={onRemove} />;
  return (
    <CatalogueList vehicles={drawn.list.vehicles} mode={drawn.list.mode} view={drawn.list.view} drawn={drawn.count} />
  );
}
