import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/headings';
import { Scene } from '@/components/ui/scene';
import { notFoundScript } from '@/lib/inline-scripts';
import { notFoundCrumbs } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

export const metadata: Metadata = {
  title: `Page Not Found | ${site.name}`,
  robots: { index: false, follow: true },
};

/**
 * The page of every unknown address: most hosts support only one. Its text for vehicles is chosen by a script from the
 * address (lib/inline-scripts/not-found.ts). Without scripts the text for pages shows.
 */
export default function NotFound() {
  return (
    <PageShell current={null} crumbs={notFoundCrumbs}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint. */}
      <script data-title={`Vehicle Not Found | ${site.name}`} dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      <div className="frame grid min-h-[60svh] items-center gap-x-16 gap-y-10 pt-6 pb-section lg:grid-cols-2">
        <div>
          <div data-not-found-view="page">
            <PageTitle lead="There is no page at this address.">Page Not Found</PageTitle>
          </div>
          <div data-not-found-view="vehicle">
            <PageTitle lead="The vehicle may have been sold, or the address may be incomplete.">
              Vehicle Not Found
            </PageTitle>
          </div>
          <div className="flex flex-wrap gap-3" data-no-print>
            <a href={routes.vehicles} className={buttonClass('primary')}>
              Back to Vehicles
            </a>
            <a href={routes.home} className={buttonClass('secondary')}>
              Home
            </a>
          </div>
        </div>
        <div>
          <Scene name="mclaren-720s/detail" sizes="(min-width: 64rem) 46vw, 100vw" className="aspect-16/10" />
        </div>
      </div>
    </PageShell>
  );
}
