import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { notFoundScript } from '@/lib/page/first-paint';
import { routes } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

export const metadata: Metadata = {
  title: `Page Not Found | ${site.name}`,
  robots: { index: false, follow: true },
};

/** One page for every unknown address. Under /vehicle/ it speaks of the vehicle; see notFoundScript. */
export default function NotFound() {
  return (
    <PageShell current={null}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      <div className="frame min-h-[60svh] py-section">
        <div data-not-found-view="vehicle">
          <PageTitle lead="It may have found its owner, or the address is not complete.">Vehicle Not Found</PageTitle>
          <a href={routes.vehicles} className={buttonClass('primary')}>
            Back to Vehicles
          </a>
        </div>
        <div data-not-found-view="page">
          <PageTitle lead="There is no page at this address. You may find what you need among our vehicles.">
            Page Not Found
          </PageTitle>
          <div className="flex flex-wrap gap-3">
            <a href={routes.vehicles} className={buttonClass('primary')}>
              Our Vehicles
            </a>
            <a href={routes.home} className={buttonClass('secondary')}>
              Home
            </a>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
