'use client';

import { useRef, useState } from 'react';
import { useDeviceList, writeList } from '@/components/device/device-lists';
import { replaceAddress, useMode, useSearch } from '@/components/device/page-state';
import { ShareLink } from '@/components/device/share-link';
import { useVehicles } from '@/components/device/use-vehicles';
import { VehiclesMissing } from '@/components/device/vehicles-missing';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { useHydrated } from '@/components/ui/store';
import { SuggestedVehicles } from '@/components/vehicle/suggested-vehicles';
import { COMPARE_LIMIT, type Ids, idsInSearch, withId, withoutId } from '@/lib/device/device-list';
import { deviceRoute } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';
import { AddToCompare } from './add-to-compare';
import { CompareActions } from './compare-actions';
import { CompareIntro } from './compare-intro';
import { CompareTable } from './compare-table';

type Props = {
  /** Cars to begin with while nothing is compared. */
  readonly featured: readonly InventoryVehicle[];
  /** The number of inventory files. */
  readonly fileCount: number;
};

/**
 * The comparison in the address, if any: changes stay in the address, which may be a shared link. Otherwise the one
 * kept on this device.
 */
export function CompareBrowser({ featured, fileCount }: Props) {
  const hydrated = useHydrated();
  const own = useVehicles(useDeviceList('compare'), fileCount);
  const [mode] = useMode();
  const [announcement, setAnnouncement] = useState('');
  const focusAfter = useRef<HTMLHeadingElement>(null);
  const linked = useVehicles(idsInSearch(useSearch(), COMPARE_LIMIT), fileCount);
  const shared = linked.vehicles?.length !== 0;
  const { vehicles: chosen, failed, tryAgain } = shared ? linked : own;

  if (!hydrated || !chosen) {
    return (
      <>
        <CompareIntro ref={focusAfter} />
        <VehiclesMissing failed={failed} onTryAgain={tryAgain} />
      </>
    );
  }

  const ids = chosen.map(({ id }) => id);

  function change(changed: Ids, words: string) {
    if (shared) replaceAddress(deviceRoute('compare', changed, mode));
    else writeList('compare', changed);
    setAnnouncement(words);
  }

  function remove({ id, name }: InventoryVehicle) {
    change(withoutId(ids, id), `${name} removed from the comparison.`);
    // The button that was pressed went with its column.
    focusAfter.current?.focus();
  }

  function add({ id, name }: Pick<InventoryVehicle, 'id' | 'name'>) {
    change(withId('compare', ids, id), `${name} added to the comparison.`);
  }

  return (
    <>
      <CompareIntro ref={focusAfter} count={chosen.length} shared={shared} />
      <p role="status" className="sr-only">
        <ChangingText>{announcement}</ChangingText>
      </p>
      {chosen.length > 0 && (
        <div className="@container">
          <CompareTable vehicles={chosen} onRemove={remove} />
          <CompareActions vehicles={chosen} />
        </div>
      )}
      <div className="mt-10 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2" data-no-print>
        {chosen.length < COMPARE_LIMIT && <AddToCompare fileCount={fileCount} compared={ids} onAdd={add} />}
        {chosen.length > 0 && (
          <ShareLink label="Link to this comparison" address={absoluteUrl(deviceRoute('compare', ids, mode))} />
        )}
      </div>
      {chosen.length === 0 && (
        <SuggestedVehicles featured={featured} headingLevel={2}>
          {(vehicle) => (
            <button
              type="button"
              aria-label={`Compare ${vehicle.name}`}
              onClick={() => {
                add(vehicle);
                // The button that was pressed makes room for the table.
                focusAfter.current?.focus();
              }}
              className={buttonClass('secondary', 'relative mt-4 justify-self-start')}
            >
              Compare
            </button>
          )}
        </SuggestedVehicles>
      )}
    </>
  );
}
