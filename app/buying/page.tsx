import { BuyingSteps, stepId } from '@/components/buying/buying-steps';
import { PageShell } from '@/components/layout/page-shell';
import { OnThisPage } from '@/components/ui/on-this-page';
import { Lead } from '@/components/ui/page-title';
import { Scene } from '@/components/ui/scene';
import { TextLink } from '@/components/ui/text-link';
import { buying, hasBuyingPage } from '@/lib/inventory/inventory';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `How to check the papers of a car before you buy | ${site.name}`,
  description: `What to check before you buy a car in ${site.address.country}, where, what it costs and in which order: logbook, copy of records, caveat, duty, transfer.`,
  path: routes.buying,
  share: pageCard('buying', 'Buying a car'),
  // As a legal page: a draft can be read on the site, not found by search engines.
  noindex: !hasBuyingPage,
});

export default function BuyingPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('buying')}>
      <article className="frame pb-section">
        <div className="grid gap-x-16 gap-y-8 pt-4 pb-8 lg:grid-cols-12 lg:pt-6 lg:pb-14">
          <div className="lg:col-span-7">
            <h1 className="max-w-[12ch] font-serif text-display">Check it yourself</h1>
            <Lead>{buying?.lead ?? 'Ask us what to check before you buy, and in which order.'}</Lead>
            {buying && (
              <div className="mt-8">
                <OnThisPage sections={buying.sections.map(({ title }, index) => ({ id: stepId(index), title }))} />
              </div>
            )}
            {buying && !hasBuyingPage && (
              <p className="mt-8 text-muted text-small" role="note">
                Draft. {site.name} has not approved this text yet, and it may change.
              </p>
            )}
          </div>
          <div className="lg:col-span-5 print:hidden">
            <Scene name="services/sales" sizes="(min-width: 64rem) 40vw, 100vw" className="aspect-16/10" />
          </div>
        </div>
        {buying && <BuyingSteps buying={buying} />}
        <p className="mt-6 flex flex-wrap gap-x-8" data-no-print>
          <TextLink href={routes.check}>Check a number or an account</TextLink>
          <TextLink href={routes.contact}>Ask us</TextLink>
        </p>
      </article>
    </PageShell>
  );
}
