import { NeedsScripts } from '@/components/device/needs-scripts';
import { PageShell } from '@/components/layout/page-shell';
import { ShortlistBrowser } from '@/components/shortlist/shortlist-browser';
import { SUGGESTED_COUNT } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { inventoryFiles } from '@/lib/inventory/inventory-files';
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
        <ShortlistBrowser
          featured={vehicles.slice(0, SUGGESTED_COUNT).map(toListedVehicle)}
          fileCount={inventoryFiles.length}
        />
        <NeedsScripts what="The shortlist" />
      </div>
    </PageShell>
  );
}
