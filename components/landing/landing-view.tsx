import { clsx } from 'clsx/lite';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonClass } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { headingLayout, priceLayout, titleLayout } from '@/components/ui/facts-layouts';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { PageLinks, PageNumber } from '@/components/ui/page-links';
import { PageTitle } from '@/components/ui/page-title';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { ToScale } from '@/components/vehicle/to-scale';
import { catalogueSearch } from '@/lib/catalogue/address';
import { pageCount, vehiclesOnPage } from '@/lib/catalogue/pages';
import { sellForms, sellRoute } from '@/lib/enquiry/sell';
import type { NumberedPage } from '@/lib/landing/landing-pages';
import { inventorySentence, landingFacts } from '@/lib/landing/landing-pages';
import { crumbsForLanding } from '@/lib/page/breadcrumbs';
import { routes, vehicleRoute } from '@/lib/page/routes';
import { itemListGraph } from '@/lib/page/structured-data';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { LandingVehicles } from './landing-vehicles';
import { ModeVehicles } from './mode-vehicles';

/** On phones the first car is shown instead: its card has the same facts. */
const PRICES_ON_PHONES = 'max-sm:[&>*:nth-child(n+3)]:hidden';

/** Two lines of the title: a longer one of an only car leaves no room for its facts below it. */
const LONGEST_NAME_BESIDE_FACTS = 36;

/** A page of one brand or category: its facts, its cars, and the ways to the others. */
export function LandingView({ page }: { readonly page: NumberedPage }) {
  const { kind, name, value, path, vehicles, number } = page;
  const last = pageCount(vehicles.length);
  const listed = vehiclesOnPage(vehicles, number);
  const [first] = listed;
  const cards = listed.map(toCardVehicle);
  const alone = vehicles.length === 1;
  const hasFactsBeside = alone && (first?.name.length ?? 0) <= LONGEST_NAME_BESIDE_FACTS;
  const facts = landingFacts(vehicles);
  const controls = (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
        alone && 'lg:justify-end lg:self-end',
      )}
      data-no-print
    >
      <ModeSwitch className="js-only" />
      <TextLink href={`${routes.vehicles}${catalogueSearch({ [kind]: value })}`} className="js-only">
        Filter and sort
      </TextLink>
    </div>
  );
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForLanding(name)}>
      <div className="frame pb-section">
        <PageTitle
          lead={<span className="figures">{inventorySentence(vehicles)}</span>}
          aside={
            alone ? controls : number === 1 && <Facts layout={titleLayout} facts={facts} className={PRICES_ON_PHONES} />
          }
        >
          {name}
          {number > 1 && <PageNumber number={number} last={last} />}
        </PageTitle>
        {!alone && <div className="mb-8">{controls}</div>}
        <div className="relative">
          <ModeVehicles vehicles={cards}>
            <LandingVehicles vehicles={cards} mode="sale" />
          </ModeVehicles>
          {hasFactsBeside && (
            <div className="absolute top-44 right-0 bottom-target grid w-[calc(100%/3-2rem)] content-center pb-4 max-xl:hidden">
              <Facts layout={priceLayout} facts={facts} className="text-small" />
              {first && (
                <a href={vehicleRoute(first.id)} className={buttonClass('primary', 'mt-6 w-full')}>
                  View details
                </a>
              )}
            </div>
          )}
        </div>
        {alone && (
          <Facts layout={headingLayout} facts={facts} className={clsx('mt-10', hasFactsBeside && 'xl:hidden')} />
        )}
        <IllustrationNote pictures={cards.map(({ picture }) => picture)} className="mt-14" />
        {alone && first && <ToScale vehicle={first} className="mt-section border-line border-t pt-12" />}
        {kind === 'brand' && (
          <section
            className="mt-section grid gap-x-16 gap-y-6 border-line border-t pt-12 lg:grid-cols-12"
            data-no-print
          >
            <SectionHeading className="lg:col-span-6">Looking for another {name}?</SectionHeading>
            <div className="lg:col-span-6">
              <p className="measure text-lead">{sellForms.find.text}</p>
              <TextLink href={sellRoute('find')} className="mt-4">
                {sellForms.find.title}
              </TextLink>
            </div>
          </section>
        )}
        <PageLinks base={path} current={number} last={last} className="mt-section" />
      </div>
      <JsonLd data={itemListGraph(listed)} />
    </PageShell>
  );
}
