import { CompareBrowser } from '@/components/compare/compare-browser';
import { NeedsScripts } from '@/components/device/needs-scripts';
import { PageShell } from '@/components/layout/page-shell';
import { toCompareVehicle } from '@/lib/compare/compare';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { deviceRoutes } from '@/lib/page/routes';
import { vehicles } from '@/lib/site/inventory';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Compare vehicles | ${site.name}`,
  description: `Up to three vehicles of ${site.name} side by side: prices in KES, daily rental rates, engine and performance.`,
  path: deviceRoutes.compare,
  share: { file: 'vehicles.jpg', alt: `The vehicles of ${site.name}` },
  noindex: true,
});

export default function ComparePage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('compare')}>
      <div className="frame pb-section print:pb-4">
        <CompareBrowser vehicles={vehicles.map(toCompareVehicle)} />
        <NeedsScripts what="The comparison" />
      </div>
    </PageShell>
  );
}
