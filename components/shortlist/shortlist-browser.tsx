'use client';

import { useDeviceList } from '@/components/device/use-device-list';
import { useSearch } from '@/components/device/use-search';
import { PageTitle } from '@/components/ui/page-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { deviceLists, idsInSearch, pickVehicles } from '@/lib/device/device-list';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { OwnShortlist } from './own-shortlist';
import { SharedShortlist } from './shared-shortlist';

/** The shortlist of the address where it names one, which belongs to whoever shared it; the visitor's own otherwise. */
export function ShortlistBrowser({ vehicles }: { readonly vehicles: readonly ListedVehicle[] }) {
  const hydrated = useHydrated();
  const own = useDeviceList('shortlist');
  const known = new Set(vehicles.map(({ id }) => id));
  const shared = idsInSearch(useSearch(), deviceLists.shortlist.limit, known);

  if (!hydrated) {
    return (
      <>
        <PageTitle>Shortlist</PageTitle>
        <div aria-hidden className="js-only min-h-screen" />
      </>
    );
  }
  return shared.length > 0 ? (
    <SharedShortlist vehicles={pickVehicles(vehicles, shared)} />
  ) : (
    <OwnShortlist vehicles={pickVehicles(vehicles, own)} inventory={vehicles} />
  );
}
