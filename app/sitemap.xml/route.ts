import { siteSitemap } from '@/lib/landing/sitemap';

export const dynamic = 'force-static';

/** The sitemap, or an index of its parts (lib/page/sitemap.ts). */
export function GET() {
  return new Response(siteSitemap()[0]?.xml, { headers: { 'Content-Type': 'application/xml' } });
}
