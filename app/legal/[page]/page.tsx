import { notFound } from 'next/navigation';
import { LegalView } from '@/components/legal/legal-view';
import { legalPages } from '@/lib/legal/legal-pages';
import { pageMetadata } from '@/lib/page/metadata';
import { NO_PAGE_SLUG } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { staticParams } from '@/lib/page/static-params';
import { site } from '@/lib/site/site';

type Props = { readonly params: Promise<{ readonly page: string }> };

/** Only entries of data/legal.json have a page; any other address is the host's 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const pages = legalPages.map(({ name }) => ({ page: name }));
  return staticParams<{ page: string }>(pages, { page: NO_PAGE_SLUG });
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
    share: pageCard('home', site.name),
    // A draft can be read on the site, not found by search engines.
    noindex: page.text.lawyerReadOn === undefined,
  });
}

export default async function LegalTextPage(props: Props) {
  const page = await findPage(props);
  if (!page) notFound();
  return <LegalView page={page} />;
}
