import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { TextLink } from '@/components/ui/text-link';
import { ModeSwitch } from '@/components/vehicle/mode-switch';
import { catalogueSearch } from '@/lib/catalogue/address';
import { type LandingPage, landingFacts, stockSentence } from '@/lib/landing/landing-pages';
import { crumbsForLanding } from '@/lib/page/breadcrumbs';
import { routes } from '@/lib/page/routes';
import { itemListGraph } from '@/lib/page/structured-data';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { BrowseLinks } from './browse-links';
import { LandingVehicles } from './landing-vehicles';
import { ModeVehicles } from './mode-vehicles';

/** The page of one brand or category: its facts, its cars, and the ways to the others. */
export function LandingView({ page }: { readonly page: LandingPage }) {
  const { kind, name, value, path, vehicles } = page;
  const cards = vehicles.map(toCardVehicle);
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForLanding(name)}>
      <div className="frame pb-section">
        <div className="grid gap-x-16 gap-y-8 pt-4 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:items-end lg:pt-10 lg:pb-16">
          <div>
            <h1 className="font-serif text-headline">{name}</h1>
            <p className="figures mt-4 text-lead text-muted">{stockSentence(vehicles)}</p>
          </div>
          <dl className="grid grid-cols-2 gap-x-6 border-line border-t max-[14rem]:grid-cols-1 sm:gap-x-10">
            {landingFacts(vehicles).map(({ label, value: fact }) => (
              <div key={label} className="border-line border-b py-3">
                <dt className="text-label text-muted">{label}</dt>
                <dd className="figures text-small">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
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
