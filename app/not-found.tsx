import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { notFoundCrumbs } from '@/lib/page/breadcrumbs';
import { notFoundScript } from '@/lib/page/first-paint';
import { routes } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

export const metadata: Metadata = {
  title: `Page Not Found | ${site.name}`,
  robots: { index: false, follow: true },
};

/**
 * One page for every unknown address, since most hosts know only one. It holds the words for a page and those for a
 * vehicle; with scripts the address decides between them (notFoundScript), without them both are read.
 */
export default function NotFound() {
  return (
    <PageShell current={null} crumbs={notFoundCrumbs}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      <div className="frame min-h-[60svh] py-section">
        <div data-not-found-view="page">
          <PageTitle lead="There is no page at this address.">Page Not Found</PageTitle>
        </div>
        <div data-not-found-view="vehicle">
          <PageTitle lead="A vehicle that was here may have found its owner, or its address is not complete.">
            Vehicle Not Found
          </PageTitle>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={routes.vehicles} className={buttonClass('primary')}>
            Back to Vehicles
          </a>
          <a href={routes.home} className={buttonClass('secondary')}>
            Home
          </a>
        </div>
      </div>
    </PageShell>
  );
}
