import { useMode } from '@/components/store/page-state';
import { CardLink } from '@/components/ui/links';
import { ListThumb } from '@/components/ui/picture';
import { vehicleRoute } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';
import { Price } from './price';

/** A few cars to go on with, where a list is empty or has one car: two columns on a phone, one in large letters. */
export function SmallCards({ vehicles }: { readonly vehicles: readonly ListedVehicle[] }) {
  const [mode] = useMode();
  return (
    <div className="@container" data-no-print>
      <ul className="mt-6 grid @max-[15.5rem]:grid-cols-1 @min-[48rem]:grid-cols-4 grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-8">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="group relative">
            <ListThumb vehicle={vehicle} sizes="(min-width: 64rem) 22vw, 45vw" />
            <h3 className="mt-3 text-balance font-serif text-lead leading-snug">
              <CardLink href={vehicleRoute(vehicle.id, mode)}>{vehicle.name}</CardLink>
            </h3>
            <Price {...vehicle} className="mt-1" />
          </li>
        ))}
      </ul>
    </div>
  );
}
