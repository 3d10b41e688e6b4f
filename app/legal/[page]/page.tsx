import { notFound } from 'next/navigation';
import { LegalView } from '@/components/legal/legal-view';
import { legalPages } from '@/lib/legal/legal-pages';
import { pageMetadata } from '@/lib/page/metadata';
import { NO_PAGE_SLUG } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

type Props = { readonly params: Promise<{ readonly page: string }> };

/** Only what data/legal.json holds has a page; everything else is the host's 404 page. */
export const dynamicParams = false;

/** The framework refuses a dynamic route without a page, so an empty list makes one, which the build takes out again. */
export function generateStaticParams() {
  return legalPages.length === 0 ? [{ page: NO_PAGE_SLUG }] : legalPages.map(({ name }) => ({ page: name }));
}

async function findPage({ params }: Props) {
  const { page } = await params;
  return legalPages.find(({ name }) => name === page);
}

export async function generateMetadata(props: Props) {
  const page = await findPage(props);
  if (!page) return {};
  return pageMetadata({
    title: `${page.label} | ${site.name}`,
    description: `${page.label} of ${site.name} in ${site.address.city}.`,
    path: page.path,
    share: { file: 'home.jpg', alt: site.name },
    // A draft is for whoever is on the site, not to be found.
    noindex: page.text.lawyerReadOn === undefined,
  });
}

export default async function LegalTextPage(props: Props) {
  const page = await findPage(props);
  if (!page) notFound();
  return <LegalView page={page} />;
}
