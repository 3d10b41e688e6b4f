import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/headings';
import { crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import type { GoneVehicle } from '@/lib/schema/types';
import { SimilarVehicles } from './similar-vehicles';

/** The page of a former car: similar cars. */
export function GoneView({ vehicle }: { readonly vehicle: GoneVehicle }) {
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForVehicle(vehicle.name)}>
      <div className="frame pb-section">
        <PageTitle lead={`We no longer have the ${vehicle.name}.`}>Vehicle Gone</PageTitle>
        <div className="flex flex-wrap gap-3" data-no-print>
          <a href={routes.vehicles} className={buttonClass('primary')}>
            Back to Vehicles
          </a>
          <a href={routes.contact} className={buttonClass('secondary')}>
            Contact
          </a>
        </div>
        <SimilarVehicles vehicle={vehicle} />
      </div>
    </PageShell>
  );
}
