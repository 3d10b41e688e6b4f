import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { PageTitle } from '@/components/ui/headings';
import { TextLink } from '@/components/ui/links';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';

export const metadata: Metadata = {
  title: `Vehicles | ${site.name}`,
  alternates: { canonical: absoluteUrl(routes.vehicles) },
  robots: { index: false, follow: true },
};

/** /vehicle has no list: a shortened address of a vehicle redirects to the catalogue, on any host. */
export default function VehicleRedirect() {
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsFor('vehicles')}>
      <meta httpEquiv="refresh" content={`0; url=${routes.vehicles}`} />
      <div className="frame pb-section">
        <PageTitle lead="Our vehicles are at another address.">Vehicles</PageTitle>
        <TextLink href={routes.vehicles}>See all vehicles</TextLink>
      </div>
    </PageShell>
  );
}
