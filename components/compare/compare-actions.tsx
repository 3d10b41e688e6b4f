'use client';

import { KeepAll } from '@/components/device/keep-all';
import { AskTogether } from '@/components/enquiry/ask-together';
import type { InventoryVehicle } from '@/lib/vehicle/inventory-vehicle';

/** The next steps of a comparison: one message about its cars, or the shortlist. */
export function CompareActions({ vehicles }: { readonly vehicles: readonly InventoryVehicle[] }) {
  return (
    <div className="mt-8 flex flex-wrap gap-x-3 gap-y-2" data-no-print>
      <AskTogether vehicles={vehicles} className="max-sm:w-full">
        Ask about {vehicles.length === 1 ? 'this car' : 'these cars'} on WhatsApp
      </AskTogether>
      <div className="flex flex-wrap max-sm:w-full max-sm:*:w-full">
        <KeepAll ids={vehicles.map(({ id }) => id)} label="Keep in shortlist" />
      </div>
    </div>
  );
}
