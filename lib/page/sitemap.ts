import { absoluteUrl } from '@/lib/site/absolute-url';
import { element } from '@/lib/text/xml';

/** A page for search engines, with full addresses. */
type SitemapEntry = { readonly url: string; readonly images?: readonly string[] };

/** A file of the sitemap: its path, '/sitemap.xml', and its text. */
type SitemapFile = { readonly path: string; readonly xml: string };

/** The limit of one file (https://www.sitemaps.org/protocol.html#index): 50 MiB, not compressed. */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const ROOT = '/sitemap.xml';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const HEAD = `${DECLARATION}<urlset xmlns="${NAMESPACE}"${IMAGES}>\n`;
const FOOT = '</urlset>\n';

/**
 * The sitemap: /sitemap.xml lists every page. If there are too many for one file, it lists /sitemap/1.xml and so on, which
 * list the pages. The first file is always /sitemap.xml, as robots.txt says.
 */
export function sitemapFiles(entries: readonly SitemapEntry[], limits = LIMITS): readonly SitemapFile[] {
  const parts = partsOf(entries.map(urlOf), limits).map((urls) => `${HEAD}${urls.join('')}${FOOT}`);
  const [first = `${HEAD}${FOOT}`, ...others] = parts;
  if (others.length === 0) return [{ path: ROOT, xml: first }];
  const files = parts.map((xml, index) => ({ path: `/sitemap/${index + 1}.xml`, xml }));
  return [{ path: ROOT, xml: indexOf(files) }, ...files];
}

/** Groups of neighbours, each as large as one file may be. */
function partsOf(urls: readonly string[], limits: typeof LIMITS): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let room = { addresses: 0, bytes: 0 };
  for (const url of urls) {
    const bytes = Buffer.byteLength(url);
    if (room.addresses === 0 || room.bytes < bytes) {
      parts.push([]);
      room = { addresses: limits.addresses, bytes: limits.bytes - Buffer.byteLength(HEAD + FOOT) };
    }
    parts.at(-1)?.push(url);
    room = { addresses: room.addresses - 1, bytes: room.bytes - bytes };
  }
  return parts;
}

function urlOf({ url, images = [] }: SitemapEntry): string {
  const pictures = images.map((image) => `<image:image>\n${element('image:loc', image)}</image:image>\n`);
  return `<url>\n${element('loc', url)}${pictures.join('')}</url>\n`;
}

function indexOf(files: readonly SitemapFile[]): string {
  const sitemaps = files.map(({ path }) => `<sitemap>\n${element('loc', absoluteUrl(path))}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`;
}
