import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { RowLabels, VehicleRow } from '@/components/vehicle/vehicle-row';
import type { View } from '@/lib/catalogue/filters';
import { routes } from '@/lib/page/routes';
import type { BelowPrice } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly vehicles: readonly CardVehicle[];
  readonly mode?: Mode;
  readonly view: View;
  readonly request?: string;
  /** The line below the price of a vehicle. */
  readonly belowOf?: (vehicle: CardVehicle) => BelowPrice | undefined;
};

const sizes = '(min-width: 96rem) 31rem, (min-width: 80rem) 30vw, (min-width: 40rem) 45vw, 100vw';

/** Vehicles as cards or as table-like rows. Without a mode, as in the HTML, links follow the mode of the page. */
export function CatalogueList({ vehicles, mode, view, request, belowOf }: Props) {
  if (view === 'list')
    return (
      <div className="@container mt-3">
        <RowLabels />
        <ul className="divide-y divide-line border-line border-y">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleRow vehicle={vehicle} mode={mode} request={request} below={belowOf?.(vehicle)} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-5 lg:gap-y-8 xl:grid-cols-3">
      {vehicles.map((vehicle, index) => (
        <li key={vehicle.id} className="only:col-span-full">
          <VehicleCard
            vehicle={vehicle}
            mode={mode}
            below={belowOf?.(vehicle)}
            sizes={vehicles.length === 1 ? '(min-width: 80rem) 60vw, 100vw' : sizes}
            priority={index < 2}
            headingLevel="h2"
            request={request}
          />
        </li>
      ))}
    </ul>
  );
}

/** Shown instead of the list while the dealer has no vehicle at all. */
export function EmptyCatalogue() {
  return (
    <div className="mt-8 border-line border-y py-16">
      <p className="font-serif text-title">No vehicles are listed at the moment.</p>
      <p className="measure mt-3 text-muted">
        <a href={routes.contact} className="text-ink underline decoration-brass underline-offset-4">
          Tell us what you are looking for
        </a>{' '}
        and we will write to you when it is here.
      </p>
    </div>
  );
}
