import { notFound } from 'next/navigation';
import { CatalogueList } from '@/components/catalogue/catalogue-list';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { PageTitle } from '@/components/ui/headings';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { TextLink } from '@/components/ui/links';
import { PageLinks, PageNumber } from '@/components/ui/page-links';
import { furtherPages, pageCount, vehiclesOnPage } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { CURRENCY } from '@/lib/locale';
import { crumbsForPage } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { NO_PAGE_SLUG, pageRoute, routes, staticParams } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import { itemListGraph } from '@/lib/page/structured-data';
import { site } from '@/lib/site/site';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';

type Props = { readonly params: Promise<{ readonly page: string }> };

const last = pageCount(vehicles.length);

/** The first page is the catalogue itself. */
const numbers = furtherPages(vehicles.length);

export const dynamicParams = false;

export function generateStaticParams() {
  const pages = numbers.map((page) => ({ page: String(page) }));
  return staticParams(pages, { page: NO_PAGE_SLUG });
}

export async function generateMetadata({ params }: Props) {
  const number = Number((await params).page);
  if (!numbers.includes(number)) return {};
  return pageMetadata({
    title: `Vehicles, page ${number} of ${last} | ${site.name}`,
    description: `Page ${number} of ${last} of the cars for sale and for rent at ${site.name} in ${site.address.city}, each with its price in ${CURRENCY} and its daily rental rate.`,
    path: pageRoute(number),
    share: vehiclesCard,
  });
}

export default async function CataloguePage({ params }: Props) {
  const number = Number((await params).page);
  if (!numbers.includes(number)) notFound();
  const listed = vehiclesOnPage(vehicles, number);
  const cards = listed.map(toCardVehicle);
  return (
    <PageShell current={routes.vehicles} crumbs={crumbsForPage(number)}>
      <div className="frame pb-section">
        <PageTitle>
          Our Vehicles
          <PageNumber number={number} last={last} />
        </PageTitle>
        <TextLink href={routes.vehicles}>Filter and sort all {vehicles.length} vehicles</TextLink>
        <CatalogueList vehicles={cards} view="grid" />
        <IllustrationNote pictures={cards.map(({ picture }) => picture)} className="mt-14" />
        <PageLinks current={number} last={last} className="mt-section" />
      </div>
      <JsonLd data={itemListGraph(listed)} />
    </PageShell>
  );
}
