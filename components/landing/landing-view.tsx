import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { catalogueSearch } from '@/lib/catalogue/address';
import { type LandingPage, landingFacts, stockSentence } from '@/lib/landing/landing-pages';
import { crumbsForLanding } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import { itemListGraph } from '@/lib/page/structured-data';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { BrowseLinks } from './browse-links';
import { FactList } from './fact-list';
import { LandingVehicles } from './landing-vehicles';
import { ModeVehicles } from './mode-vehicles';

/** The page of one brand or category: its facts, its cars, and the ways to the others. */
export function LandingView({ page }: { readonly page: LandingPage }) {
  const { kind, name, value, path, vehicles } = page;
  const cards = vehicles.map(toCardVehicle);
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForLanding(name)}>
      <div className="frame pb-section">
        <PageTitle
          lead={<span className="figures">{stockSentence(vehicles)}</span>}
          aside={<FactList facts={landingFacts(vehicles)} />}
        >
          {name}
        </PageTitle>
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3" data-no-print>
          <ModeSwitch className="js-only" />
          <TextLink href={`${routes.vehicles}${catalogueSearch({ [kind]: value })}`}>Open in the catalogue</TextLink>
        </div>
        <ModeVehicles vehicles={cards}>
          <LandingVehicles vehicles={cards} mode="sale" />
        </ModeVehicles>
        <IllustrationNote pictures={cards.map(({ picture }) => picture)} className="mt-14" />
        <BrowseLinks current={path} className="mt-section" />
      </div>
      <JsonLd data={itemListGraph(vehicles)} />
    </PageShell>
  );
}
