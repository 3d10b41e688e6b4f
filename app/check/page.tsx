import { CheckForm } from '@/components/check/check-form';
import { OwnList } from '@/components/check/own-list';
import { PageShell } from '@/components/layout/page-shell';
import { Lead } from '@/components/ui/page-title';
import { SideHeadedSection } from '@/components/ui/side-headed-section';
import { TextLink } from '@/components/ui/text-link';
import { ownsOf } from '@/lib/check/owns';
import { accounts, hasBuyingPage } from '@/lib/inventory/inventory';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Is this really ${site.name}? Check a number, link or account`,
  description: `Every number, address, link and account of ${site.name}, and a check on your own device of one that you were given. Nothing is sent.`,
  path: routes.check,
  share: pageCard('check', `Is this really ${site.name}?`),
});

const owns = ownsOf(site, accounts);

export default function CheckPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('check')}>
      <div className="frame grid gap-x-16 gap-y-8 pt-4 pb-section lg:grid-cols-12 lg:pt-6">
        <div className="lg:col-span-5">
          <h1 className="font-serif text-display">Is this really us?</h1>
          <Lead>Adverts are copied, with another number under them. Check what you were given before you pay.</Lead>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:pt-6">
          <CheckForm owns={owns} />
          <p className="measure mt-8 text-muted text-small">
            <span className="js-only">Your own device compares it with the list below. Nothing is sent or kept.</span>
            <span className="no-js:inline hidden">Compare it with the list below, letter by letter.</span> This page is
            at <strong className="wrap-anywhere font-medium text-ink">{absoluteUrl(routes.check)}</strong>; a copy of it
            at another address proves nothing.
          </p>
          {hasBuyingPage && (
            <p className="mt-2" data-no-print>
              <TextLink href={routes.buying}>How to check the papers of a car</TextLink>
            </p>
          )}
        </div>
      </div>
      <div className="border-line border-t">
        <SideHeadedSection title="All that is ours">
          <OwnList owns={owns} />
          {accounts.length === 0 && (
            <p className="measure py-4 text-muted">
              We publish no till, paybill or bank account. Ask for ours on a number above before you pay.
            </p>
          )}
        </SideHeadedSection>
      </div>
    </PageShell>
  );
}
