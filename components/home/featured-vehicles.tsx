import { IllustrationNote } from '@/components/ui/illustration-note';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { VehicleCardActions } from '@/components/vehicle/vehicle-card-actions';
import { FEATURED_COUNT } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { routes, vehiclesRoute } from '@/lib/page/routes';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';

/** The first vehicles of the list, in the default mode. */
export function FeaturedVehicles() {
  const featured = vehicles.slice(0, FEATURED_COUNT).map(toCardVehicle);
  return (
    <section className="frame py-section">
      <SectionHeading
        large
        action={
          <p className="flex flex-wrap gap-x-8">
            <TextLink href={routes.vehicles}>View All Vehicles</TextLink>
            <TextLink href={vehiclesRoute('rental')}>Cars for rent</TextLink>
          </p>
        }
      >
        Featured Vehicles
      </SectionHeading>
      {featured.length === 0 ? (
        <p className="mt-10 text-lead text-muted">No vehicles are listed at the moment.</p>
      ) : (
        <ul className="max-md:not-print:strip mt-8 grid gap-x-8 gap-y-16 md:mt-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-24 print:mt-4 print:grid-cols-3 print:gap-x-5 print:gap-y-5">
          {featured.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} mode="sale" sizes="(min-width: 48rem) 46vw, 82vw">
                <VehicleCardActions vehicle={vehicle} mode="sale" />
              </VehicleCard>
            </li>
          ))}
        </ul>
      )}
      <IllustrationNote pictures={featured.map(({ picture }) => picture)} className="mt-8 md:mt-14 print:mt-4" />
    </section>
  );
}
