import { notFound } from 'next/navigation';
import { LandingView } from '@/components/landing/landing-view';
import { vehicles } from '@/lib/inventory/inventory';
import { brandPages, findNumberedPage, landingMetadata, numberedPages } from '@/lib/landing/landing-pages';
import { NO_PAGE_SLUG } from '@/lib/page/routes';
import { staticParams } from '@/lib/page/static-params';

type Props = { readonly params: Promise<{ readonly brand: string; readonly page?: readonly string[] }> };

const pages = numberedPages(brandPages(vehicles));

/** Only a brand with a car has a page; any other address is the host's 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const numbered = pages.map(({ slug, segments }) => ({ brand: slug, page: segments }));
  return staticParams(numbered, { brand: NO_PAGE_SLUG, page: [] });
}

async function findPage({ params }: Props) {
  const { brand, page } = await params;
  return findNumberedPage(pages, brand, page);
}

export async function generateMetadata(props: Props) {
  const page = await findPage(props);
  return page ? landingMetadata(page) : {};
}

export default async function BrandPage(props: Props) {
  const page = await findPage(props);
  if (!page) notFound();
  return <LandingView page={page} />;
}
