import type { Metadata } from 'next';
import { furtherPages, pageCount } from '@/lib/catalogue/pages';
import { DEFAULT_MODE, HAS_BOTH_MODES } from '@/lib/market/market';
import { pageMetadata } from '@/lib/page/metadata';
import { pageRoute } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';
import { inventorySentence, type LandingPage, sumsSentence } from './landing-pages';

/** A landing page of many cars is several, of which each shows some. */
export type NumberedPage = LandingPage & {
  /** From 1. */
  readonly number: number;
  /** The parts of its address after the slug: none, or ['page', '2']. */
  readonly segments: readonly string[];
};

/** Every page of each, the first of a brand or category first. */
export function numberedPages(pages: readonly LandingPage[]): readonly NumberedPage[] {
  return pages.flatMap((page) => [
    { ...page, number: 1, segments: [] },
    ...furtherPages(page.vehicles.length).map((number) => ({ ...page, number, segments: ['page', String(number)] })),
  ]);
}

/** The page at an address, if there is one. */
export function findNumberedPage(
  pages: readonly NumberedPage[],
  slug: string,
  segments: readonly string[] = [],
): NumberedPage | undefined {
  return pages.find((page) => page.slug === slug && page.segments.join('/') === segments.join('/'));
}

const PRICES = HAS_BOTH_MODES ? 'prices and daily rental' : DEFAULT_MODE === 'sale' ? 'prices' : 'daily rental';

/** Its metadata, derived from the list. Shares the catalogue's picture. */
export function landingMetadata({ name, path, vehicles, number }: NumberedPage): Metadata {
  const which = number === 1 ? '' : `, page ${number} of ${pageCount(vehicles.length)}`;
  return pageMetadata({
    title: `${name} in ${site.address.city}: ${PRICES}${which} | ${site.name}`,
    description: `${name} at ${site.name}${which}. ${inventorySentence(vehicles)} ${sumsSentence(vehicles)}`,
    path: pageRoute(path, number),
    share: vehiclesCard,
  });
}
