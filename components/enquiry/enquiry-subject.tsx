'use client';

import { useSearch } from '@/components/device/use-search';
import { useVehicles } from '@/components/device/use-vehicles';
import { CardLink } from '@/components/ui/card-link';
import { ListThumb } from '@/components/vehicle/list-thumb';
import { carsAsked, vehicleAsked } from '@/lib/enquiry/prefill';
import { vehicleRoute } from '@/lib/page/routes';
import { modeIn } from '@/lib/vehicle/mode';

/** The car that the enquiry is about by the address of the page, above the form. */
export function EnquirySubject({ fileCount }: { readonly fileCount: number }) {
  const search = useSearch();
  const { vehicles, failed } = useVehicles(carsAsked(search), fileCount);
  // Its place is kept until the car is known, so that the form does not move (aboutCarScript).
  if (!vehicles && !failed) return <div className="js-only in-data-about-car:mb-5 in-data-about-car:h-22" />;
  const vehicle = vehicleAsked(search, vehicles ?? []);
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
