import { PageShell } from '@/components/layout/page-shell';
import { ShortlistBrowser } from '@/components/shortlist/shortlist-browser';
import { TextLink } from '@/components/ui/links';
import { SUGGESTED_COUNT } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { CURRENCY } from '@/lib/locale';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';

export const metadata = pageMetadata({
  title: `Shortlist | ${site.name}`,
  description: `Vehicles of ${site.name} on a shortlist, with their prices in ${CURRENCY} and their daily rental rates.`,
  path: routes.shortlist,
  share: vehiclesCard,
  noindex: true,
});

export default function ShortlistPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('shortlist')}>
      <div className="frame pb-section">
        <ShortlistBrowser featured={vehicles.slice(0, SUGGESTED_COUNT).map(toListedVehicle)} />
        <div className="no-js:block hidden border-line border-y py-14">
          <p className="measure text-lead">
            The shortlist is kept in your browser, and that needs JavaScript, which is switched off. Every vehicle with
            its prices can be read without it.
          </p>
          <TextLink href={routes.vehicles} className="mt-4">
            See all vehicles
          </TextLink>
        </div>
      </div>
    </PageShell>
  );
}
