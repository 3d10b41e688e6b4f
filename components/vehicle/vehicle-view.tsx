import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { hrefIn } from '@/components/ui/links';
import { crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { routes, vehicleEnquiryRoute, vehicleRoute } from '@/lib/page/routes';
import { vehicleGraph } from '@/lib/page/structured-data';
import { ownPictures } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { soleMode } from '@/lib/vehicle/asking';
import { AskDialog } from './ask-dialog';
import { BackLink } from './back-link';
import { MoreFacts } from './more-facts';
import { RentalTermsSection } from './rental-terms';
import { SimilarVehicles } from './similar-vehicles';
import { VehicleActions } from './vehicle-actions';
import { VehicleFacts } from './vehicle-facts';
import { VehicleHead } from './vehicle-head';

/** The page of a car, section by section. */
export function VehicleView({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, name } = vehicle;
  const only = soleMode(vehicle);
  return (
    <PageShell
      current={routes.vehicles}
      crumbs={crumbsForVehicle(name)}
      back={<BackLink />}
      quote={hrefIn(only, (mode) => vehicleEnquiryRoute(id, mode))}
      bar={<VehicleActions id={id} name={name} only={only} place="bar" />}
      asks={vehicle.status !== 'sold'}
      printedPath={vehicleRoute(id)}
    >
      <article aria-labelledby="vehicle-name" className="frame pb-section" data-sheet>
        <VehicleHead vehicle={vehicle} />
        <VehicleFacts vehicle={vehicle} />
        <MoreFacts vehicle={vehicle} />
        <RentalTermsSection vehicle={vehicle} />
        <SimilarVehicles vehicle={vehicle} />
      </article>
      <AskDialog vehicle={vehicle} />
      <JsonLd data={vehicleGraph(vehicle, ownPictures(vehicle))} />
    </PageShell>
  );
}
