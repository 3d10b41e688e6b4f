import { notFound } from 'next/navigation';
import { LandingView } from '@/components/landing/landing-view';
import { categoryPages, landingMetadata } from '@/lib/landing/landing-pages';
import { NO_PAGE_SLUG } from '@/lib/page/routes';
import { vehicles } from '@/lib/site/inventory';

type Props = { readonly params: Promise<{ readonly category: string }> };

const pages = categoryPages(vehicles);

/** Only what has a car has a page; everything else is the host's 404 page. */
export const dynamicParams = false;

/** The framework refuses a dynamic route without a page, so an empty list makes one, which the build takes out again. */
export function generateStaticParams() {
  return pages.length === 0 ? [{ category: NO_PAGE_SLUG }] : pages.map(({ slug }) => ({ category: slug }));
}

async function findPage({ params }: Props) {
  const { category } = await params;
  return pages.find(({ slug }) => slug === category);
}

export async function generateMetadata(props: Props) {
  const page = await findPage(props);
  return page ? landingMetadata(page) : {};
}

export default async function CategoryPage(props: Props) {
  const page = await findPage(props);
  if (!page) notFound();
  return <LandingView page={page} />;
}
