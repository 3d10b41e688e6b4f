import { siteSitemap } from '@/lib/landing/sitemap';

export const dynamic = 'force-static';

/** What search engines may read, or the list of the files that say it (lib/page/sitemap.ts). */
export function GET() {
  return new Response(siteSitemap()[0]?.xml, { headers: { 'Content-Type': 'application/xml' } });
}
