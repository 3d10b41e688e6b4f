import { CatalogueBrowser } from '@/components/catalogue/catalogue-browser';
import { CatalogueList, EmptyCatalogue } from '@/components/catalogue/catalogue-list';
import { PageShell } from '@/components/layout/page-shell';
import { SkipLink } from '@/components/layout/skip-link';
import { JsonLd } from '@/components/seo/json-ld';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { PageLinks } from '@/components/ui/page-links';
import { LIST_PARAMETERS } from '@/lib/catalogue/address';
import { pageCount, vehiclesOnPage } from '@/lib/catalogue/pages';
import { filterOptionsOf } from '@/lib/catalogue/search';
import { restoreListScript } from '@/lib/inline-scripts';
import { vehicles } from '@/lib/inventory/inventory';
import { CURRENCY } from '@/lib/locale';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import { itemListGraph } from '@/lib/page/structured-data';
import { site } from '@/lib/site/site';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';

export const metadata = pageMetadata({
  title: `Vehicles for sale and for rent in ${site.address.city} | ${site.name}`,
  description: `Every car with its price in ${CURRENCY} and its daily rental rate. Filter by category, price, year, brand, fuel and availability, as a grid or as a sheet to compare.`,
  path: routes.vehicles,
  share: vehiclesCard,
});

const options = filterOptionsOf(vehicles);
const listed = vehiclesOnPage(vehicles, 1);
const cards = listed.map(toCardVehicle);

export default function VehiclesPage() {
  return (
    <PageShell
      current={routes.vehicles}
      crumbs={crumbsFor('vehicles')}
      skipLinks={
        <>
          {/* Narrow screens have them in a sheet. */}
          <SkipLink to="#filters-in-page" className="js-only max-lg:hidden">
            Skip to filters
          </SkipLink>
          <SkipLink to="#results">Skip to results</SkipLink>
        </>
      }
    >
      <div className="frame pb-section">
        <script
          data-parameters={LIST_PARAMETERS.join(' ')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the list is drawn.
          dangerouslySetInnerHTML={{ __html: restoreListScript }}
        />
        <CatalogueBrowser
          options={options}
          title={<h1 className="font-serif text-heading">Our Vehicles</h1>}
          note={<IllustrationNote pictures={cards.map(({ picture }) => picture)} className="mt-14" />}
        >
          {cards.length > 0 ? <CatalogueList vehicles={cards} view="grid" /> : <EmptyCatalogue />}
        </CatalogueBrowser>
        <PageLinks current={1} last={pageCount(vehicles.length)} className="mt-section" />
      </div>
      <JsonLd data={itemListGraph(listed)} />
    </PageShell>
  );
}
