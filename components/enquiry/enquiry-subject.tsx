import { CardLink } from '@/components/ui/card-link';
import { ListThumb } from '@/components/ui/list-thumb';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

/** The car that the enquiry is about by the address of the page, above the form. */
export function EnquirySubject({ vehicle, mode }: { readonly vehicle: ListedVehicle; readonly mode: Mode }) {
  return (
    <div className="group relative mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-3">
      <div className="w-[min(6rem,30%)]">
        <ListThumb vehicle={vehicle} sizes="6rem" />
      </div>
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-label text-muted">Your enquiry is about</span>{' '}
        <span className="font-serif text-lead">
          <CardLink href={vehicleRoute(vehicle.id, mode)}>{vehicle.name}</CardLink>
        </span>
      </p>
    </div>
  );
}
