import { CompareBrowser } from '@/components/compare/compare-browser';
import { NeedsScripts } from '@/components/device/needs-scripts';
import { PageShell } from '@/components/layout/page-shell';
import { SUGGESTED_COUNT } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { inventoryFiles } from '@/lib/inventory/inventory-files';
import { CURRENCY } from '@/lib/locale';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';
import { toInventoryVehicle } from '@/lib/vehicle/inventory-vehicle';

export const metadata = pageMetadata({
  title: `Compare vehicles | ${site.name}`,
  description: `Up to three vehicles of ${site.name} side by side: prices in ${CURRENCY}, daily rental rates, engine and performance.`,
  path: routes.compare,
  share: vehiclesCard,
  noindex: true,
});

export default function ComparePage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('compare')}>
      <div className="frame pb-section print:pb-4">
        <CompareBrowser
          featured={vehicles.slice(0, SUGGESTED_COUNT).map(toInventoryVehicle)}
          fileCount={inventoryFiles.length}
        />
        <NeedsScripts what="The comparison" />
      </div>
    </PageShell>
  );
}
