'use client';

import type { ReactNode } from 'react';
import { CompareToggle } from '@/components/device/device-toggle';
import { useMode } from '@/components/device/page-state';
import { ListThumb } from '@/components/ui/picture';
import { Price } from '@/components/vehicle/price';
import { StatusBadge } from '@/components/vehicle/status-badge';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';

type Props = {
  readonly vehicle: ListedVehicle;
  /** Whether the visitor chooses which of a long list to compare; a short one is compared as a whole. */
  readonly isChoice: boolean;
  /** Further actions. */
  readonly children: ReactNode;
};

export function ShortlistItem({ vehicle, isChoice, children }: Props) {
  const { id, name, year, status } = vehicle;
  const [mode] = useMode();
  return (
    <li className="grid gap-4 py-6 sm:grid-cols-2 sm:gap-x-8">
      <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 27rem, (min-width: 40rem) 45vw, 100vw" />
      <div className="min-w-0 sm:self-center">
        <h2 className="-mt-2 font-serif text-title leading-snug">
          <a
            href={vehicleRoute(id, mode)}
            className="inline-block min-h-target py-2 decoration-1 decoration-brass underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 text-label text-muted">
          <p>{year}</p>
          <StatusBadge status={status} />
        </div>
        <Price {...vehicle} className="mt-2 sm:mt-6" />
        <div className="mt-2 flex flex-wrap gap-x-6 sm:mt-4" data-no-print>
          {isChoice && <CompareToggle id={id} name={name} className="relative" />}
          {children}
        </div>
      </div>
    </li>
  );
}
