import { siteSitemap } from '@/lib/landing/sitemap';
import { NO_SITEMAP_PART } from '@/lib/page/routes';

type Context = { readonly params: Promise<{ readonly part: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Next rejects a dynamic route without a page: the build removes this one. */
export function generateStaticParams() {
  const [, ...parts] = siteSitemap();
  return parts.length === 0 ? [{ part: NO_SITEMAP_PART }] : parts.map(({ path }) => ({ part: nameOf(path) }));
}

/** '/sitemap/1.xml': a part of a sitemap that is too large for one file. */
export async function GET(_: Request, { params }: Context) {
  const { part } = await params;
  const file = siteSitemap().find(({ path }) => nameOf(path) === part);
  return new Response(file?.xml ?? '', { headers: { 'Content-Type': 'application/xml' } });
}
