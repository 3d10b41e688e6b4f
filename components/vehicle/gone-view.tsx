import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PageTitle, SectionHeading } from '@/components/ui/headings';
import { availableAlternatives, similarVehicles } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import type { GoneVehicle } from '@/lib/schema/types';
import { toUnfilteredCard } from '@/lib/vehicle/card-vehicle';
import { SimilarVehicles } from './similar-vehicles';

/** The page of a former car: similar cars. */
export function GoneView({ vehicle }: { readonly vehicle: GoneVehicle }) {
  const available = availableAlternatives(vehicle, vehicles);
  const like = available.length > 0 ? available : similarVehicles(vehicle, vehicles);
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForVehicle(vehicle.name)}>
      <div className="frame pb-section">
        <PageTitle lead={`We no longer have the ${vehicle.name}.${like.length > 0 ? ' Cars like it are below.' : ''}`}>
          Vehicle Gone
        </PageTitle>
        <div className="flex flex-wrap gap-3" data-no-print>
          <a href={routes.vehicles} className={buttonClass('primary')}>
            Back to Vehicles
          </a>
          <a href={routes.contact} className={buttonClass('secondary')}>
            Contact
          </a>
        </div>
        {like.length > 0 && (
          <section className="mt-section border-line border-t pt-16">
            <SectionHeading className="mb-10">Similar Vehicles</SectionHeading>
            <SimilarVehicles vehicles={like.map(toUnfilteredCard)} />
          </section>
        )}
      </div>
    </PageShell>
  );
}
