import { siteSitemap } from '@/lib/landing/sitemap';
import { NO_SITEMAP_PART } from '@/lib/page/routes';
import { staticParams } from '@/lib/page/static-params';

type Context = { readonly params: Promise<{ readonly part: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function generateStaticParams() {
  const [, ...files] = siteSitemap();
  const parts = files.map(({ path }) => ({ part: nameOf(path) }));
  return staticParams(parts, { part: NO_SITEMAP_PART });
}

/** '/sitemap/1.xml': a part of a sitemap that is too large for one file. */
export async function GET(_: Request, { params }: Context) {
  const { part } = await params;
  const file = siteSitemap().find(({ path }) => nameOf(path) === part);
  return new Response(file?.xml ?? '', { headers: { 'Content-Type': 'application/xml' } });
}
