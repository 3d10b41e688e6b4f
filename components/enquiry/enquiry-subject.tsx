'use client';

import { useSearch } from '@/components/device/use-search';
import { CardLink } from '@/components/ui/card-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ListThumb } from '@/components/vehicle/list-thumb';
import { vehicleAsked } from '@/lib/enquiry/prefill';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { modeIn } from '@/lib/vehicle/mode';

type Props = { readonly vehicles: readonly Pick<ListedVehicle, 'id' | 'name' | 'picture' | 'stock'>[] };

/** The car that the enquiry is about by the address of the page, above the form. */
export function EnquirySubject({ vehicles }: Props) {
  const search = useSearch();
  // Its place is kept until scripts know the car, so that the form does not move (aboutCarScript).
  if (!useHydrated()) return <div className="js-only in-data-about-car:mb-5 in-data-about-car:h-22" />;
  const vehicle = vehicleAsked(search, vehicles);
  if (!vehicle) return null;
  return (
    <div className="group relative mb-5 flex min-h-22 flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-3">
      <div className="w-[min(6rem,30%)]">
        <ListThumb vehicle={vehicle} sizes="6rem" />
      </div>
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-label text-muted">Your enquiry is about</span>{' '}
        <span className="font-serif text-lead leading-snug">
          <CardLink href={vehicleRoute(vehicle.id, modeIn(search))}>{vehicle.name}</CardLink>
        </span>
      </p>
    </div>
  );
}
