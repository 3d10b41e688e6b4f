import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '@/lib/site/site';
import { addressesInGraph, type Document, readDocument } from '../scripts/html/references';

/* The files of the built site, read as they are: no browser takes part. */

const FOLDER = 'out';

const documents: ReadonlyMap<string, Document> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') || file === 'sitemap.xml')
    .map((file) => [file, readDocument(readFileSync(path.join(FOLDER, file), 'utf8'))]),
);

/** The address a file is read at; the 404 page is read at addresses of any depth, and x.html at /x/ or /x. */
const addressOf = (file: string) =>
  new URL(file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/'), `${site.url}/`);

/** Why an address does not lead to a file of the site, or to an id in it; null when it does, or leads elsewhere. */
function fault(address: string, base: URL): string | null {
  if (!URL.canParse(address, base.href)) return 'is no address';
  const { protocol, origin, pathname, hash } = new URL(address, base);
  if (!/^https?:$/.test(protocol) || origin !== new URL(site.url).origin) return null;
  const file = path.join(decodeURIComponent(pathname).slice(1), pathname.endsWith('/') ? 'index.html' : '');
  const onDisk = path.join(FOLDER, file);
  // Without its slash a page would cost a redirect, or on some hosts not be found.
  if (!existsSync(onDisk) || !statSync(onDisk).isFile()) return 'is no file';
  const id = decodeURIComponent(hash.slice(1));
  return id !== '' && !documents.get(file)?.ids.has(id) ? 'has no such id' : null;
}

function faultsOf(source: string, addresses: readonly string[], base: URL): readonly string[] {
  return [...new Set(addresses)].flatMap((address) => {
    // The 404 page has no address of its own, but its anchors lead into itself all the same.
    const inside = address.startsWith('#') && documents.get(source)?.ids.has(decodeURIComponent(address.slice(1)));
    const found = inside ? null : fault(address, base);
    return found === null ? [] : [`${source}: ${address} ${found}`];
  });
}

test('every link, picture, file, card, sitemap entry and anchor is there, in every file', () => {
  expect(documents.size).toBeGreaterThan(60);
  const faults = [...documents].flatMap(([file, { references }]) => faultsOf(file, references, addressOf(file)));
  expect(faults).toEqual([]);
  const counted = [...documents.values()].reduce((sum, { references }) => sum + references.length, 0);
  expect(counted).toBeGreaterThan(10_000);
});

test('every page in the sitemap names itself as canonical, and no other page of the site is left out of it', () => {
  const listed = (documents.get('sitemap.xml')?.references ?? []).filter((address) => address.endsWith('/'));
  const canonical = [...documents.keys()]
    .filter((file) => file.endsWith('index.html'))
    .flatMap((file) => {
      const html = readFileSync(path.join(FOLDER, file), 'utf8');
      const own = addressOf(file).href;
      return html.includes(`<link rel="canonical" href="${own}"/>`) && !html.includes('content="noindex') ? [own] : [];
    });
  expect([...listed].sort()).toEqual(canonical.sort());
});

test('what the web manifest and robots.txt name is there', () => {
  const manifest = JSON.parse(readFileSync(path.join(FOLDER, 'manifest.webmanifest'), 'utf8'));
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons.length).toBeGreaterThan(1);
  const shortcuts: string[] = (manifest.shortcuts ?? []).map(({ url }: { url: string }) => url);
  const base = new URL(`${site.url}/manifest.webmanifest`);
  expect(faultsOf('manifest', [manifest.start_url, ...icons, ...shortcuts], base)).toEqual([]);
  const robots = readFileSync(path.join(FOLDER, 'robots.txt'), 'utf8');
  const sitemaps = robots.split('\n').flatMap((line) => (line.startsWith('Sitemap: ') ? [line.slice(9).trim()] : []));
  expect(sitemaps).toHaveLength(1);
  expect(faultsOf('robots.txt', sitemaps, base)).toEqual([]);
});

/** What search engines ask of each kind of structured data (developers.google.com/search/docs/appearance). */
const required: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: ['name', 'url', 'address.streetAddress', 'address.addressLocality', 'telephone.0'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.url', 'itemListElement.0.name'],
  Car: ['name', 'image.0', 'url', 'description', 'brand.name', 'model', 'vehicleModelDate', 'offers.0.price'],
  Product: ['name', 'offers.0.priceCurrency', 'offers.1.priceSpecification.price'],
};

const at = (graph: unknown, keys: string) =>
  keys.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], graph);

test('structured data parses, says of each kind what it must, and names pages and pictures that are there', () => {
  const kinds = new Map<string, number>();
  for (const [file, { graphs }] of documents) {
    for (const text of graphs) {
      const graph = JSON.parse(text);
      expect(graph['@context'], file).toBe('https://schema.org');
      for (const type of [graph['@type']].flat()) {
        kinds.set(type, (kinds.get(type) ?? 0) + 1);
        const missing = required[type]?.filter((keys) => [undefined, null, ''].includes(at(graph, keys) as string));
        if (type !== 'AutoRental') expect(missing, `${type} in ${file}`).toEqual([]);
      }
      expect(faultsOf(file, addressesInGraph(graph, site.url), addressOf(file))).toEqual([]);
    }
  }
  for (const kind of Object.keys(required)) expect(kinds.get(kind), kind).toBeGreaterThan(0);
});
