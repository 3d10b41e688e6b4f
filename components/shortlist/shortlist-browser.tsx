'use client';

import { useDeviceList } from '@/components/device/device-lists';
import { useSearch } from '@/components/device/page-state';
import { useVehicles } from '@/components/device/use-vehicles';
import { VehiclesMissing } from '@/components/device/vehicles-missing';
import { PageTitle } from '@/components/ui/page-title';
import { useHydrated } from '@/components/ui/store';
import { deviceLists, idsInSearch } from '@/lib/device/device-list';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { OwnShortlist } from './own-shortlist';
import { SharedShortlist } from './shared-shortlist';

type Props = {
  /** Cars to begin with while the list is empty. */
  readonly featured: readonly ListedVehicle[];
  /** The number of inventory files. */
  readonly fileCount: number;
};

/** The shortlist in the address, shared by its owner; otherwise the visitor's own. */
export function ShortlistBrowser({ featured, fileCount }: Props) {
  const hydrated = useHydrated();
  const own = useVehicles(useDeviceList('shortlist'), fileCount);
  const shared = useVehicles(idsInSearch(useSearch(), deviceLists.shortlist.limit), fileCount);

  // A shared list without any listed vehicle is ignored.
  const shown = shared.vehicles?.length === 0 ? own : shared;
  if (!hydrated || !shown.vehicles) {
    return (
      <>
        <PageTitle>Shortlist</PageTitle>
        <VehiclesMissing failed={shown.failed} onTryAgain={shown.tryAgain} />
      </>
    );
  }
  return shown === shared ? (
    <SharedShortlist vehicles={shown.vehicles} />
  ) : (
    <OwnShortlist vehicles={shown.vehicles} featured={featured} />
  );
}
