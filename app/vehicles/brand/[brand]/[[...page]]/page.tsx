import { notFound } from 'next/navigation';
import { LandingView } from '@/components/landing/landing-view';
import { brandPages, landingMetadata } from '@/lib/landing/landing-pages';
import { NO_PAGE_SLUG } from '@/lib/page/routes';
import { vehicles } from '@/lib/site/inventory';

type Props = { readonly params: Promise<{ readonly brand: string }> };

const pages = brandPages(vehicles);

/** Only what has a car has a page; everything else is the host's 404 page. */
export const dynamicParams = false;

/** The framework refuses a dynamic route without a page, so an empty list makes one, which the build takes out again. */
export function generateStaticParams() {
  return pages.length === 0 ? [{ brand: NO_PAGE_SLUG }] : pages.map(({ slug }) => ({ brand: slug }));
}

async function findPage({ params }: Props) {
  const { brand } = await params;
  return pages.find(({ slug }) => slug === brand);
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
