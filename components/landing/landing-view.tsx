import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { Facts } from '@/components/ui/facts';
import { headingLayout, titleLayout } from '@/components/ui/facts-layouts';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { PageLinks, PageNumber } from '@/components/ui/page-links';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { catalogueSearch } from '@/lib/catalogue/address';
import { pageCount, vehiclesOnPage } from '@/lib/catalogue/pages';
import { inventorySentence, landingFacts } from '@/lib/landing/landing-pages';
import type { NumberedPage } from '@/lib/landing/numbered-pages';
import { DEFAULT_MODE } from '@/lib/market/market';
import { crumbsForLanding } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import { itemListGraph } from '@/lib/page/structured-data';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { BrowseLinks } from './browse-links';
import { LandingVehicles } from './landing-vehicles';
import { ModeVehicles } from './mode-vehicles';

/** On phones the first car is shown instead: its card has the same facts. */
const PRICES_ON_PHONES = 'max-sm:[&>*:nth-child(n+3)]:hidden';

/** A page of one brand or category: its facts, its cars, and the ways to the others. */
export function LandingView({ page }: { readonly page: NumberedPage }) {
  const { kind, name, value, path, vehicles, number } = page;
  const last = pageCount(vehicles.length);
  const listed = vehiclesOnPage(vehicles, number);
  const cards = listed.map(toCardVehicle);
  const alone = vehicles.length === 1;
  const facts = landingFacts(vehicles);
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForLanding(name)}>
      <div className="frame pb-section">
        <PageTitle
          lead={<span className="figures">{inventorySentence(vehicles)}</span>}
          aside={number === 1 && !alone && <Facts layout={titleLayout} facts={facts} className={PRICES_ON_PHONES} />}
        >
          {name}
          {number > 1 && <PageNumber number={number} last={last} />}
        </PageTitle>
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-3" data-no-print>
          <ModeSwitch className="js-only" />
          <TextLink href={`${routes.vehicles}${catalogueSearch({ [kind]: value })}`}>Open in the catalogue</TextLink>
        </div>
        <ModeVehicles vehicles={cards}>
          <LandingVehicles vehicles={cards} mode={DEFAULT_MODE} />
        </ModeVehicles>
        {alone && <Facts layout={headingLayout} facts={facts} className="mt-10" />}
        <IllustrationNote pictures={cards.map(({ picture }) => picture)} className="mt-14" />
        <div className="mt-section">
          <PageLinks base={path} current={number} last={last} />
          <BrowseLinks current={path} />
        </div>
      </div>
      <JsonLd data={itemListGraph(listed)} />
    </PageShell>
  );
}
