import { addressOf, type BuiltSite } from './built-site';
import { addressesInGraph, readDocument } from './references';

/* Checks that hold for the pages of any dealer. Each returns a line for every fault. */

/** Pages of every dealer. */
const ALWAYS = [
  'index',
  'vehicles/index',
  'services/index',
  'about/index',
  'contact/index',
  'shortlist/index',
  'legal/index',
  '404',
];

/** The properties that search engines require of each kind of structured data (developers.google.com/search/docs/appearance). */
const required: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: ['name', 'url', 'address.streetAddress', 'address.addressLocality', 'telephone.0'],
  AutoRental: [],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.url', 'itemListElement.0.name'],
  Car: ['name', 'url', 'description', 'brand.name', 'model', 'vehicleModelDate'],
  Product: ['name', 'offers.url'],
};

/** The kinds that a page has to tell, by its place. */
const kindsOf: readonly { readonly page: RegExp; readonly kinds: readonly string[] }[] = [
  { page: /^index\.html$/, kinds: ['AutoDealer', 'AutoRental'] },
  { page: /^(vehicles|services|about|contact)\/index\.html$/, kinds: ['BreadcrumbList'] },
  { page: /^vehicle\/\d+\/index\.html$/, kinds: ['BreadcrumbList', 'Car'] },
];

/** Every page exists with and without a trailing slash, and its head is complete. */
export function pageFaults(site: BuiltSite): readonly string[] {
  const missing = ALWAYS.filter((page) => !site.has(`${page}.html`)).map((page) => `${page}.html is missing`);
  const heads = [...site.pages].flatMap(([file, { html }]) => {
    return [
      ...(/<title>[^<]/.test(html) ? [] : [`${file} has no title`]),
      ...(/<h1[ >]/.test(html) ? [] : [`${file} has no heading`]),
      ...(isCanonical(site, file) && !/<meta name="description" content="[^"]/.test(html)
        ? [`${file} has no description`]
        : []),
    ];
  });
  const twins = [...site.pages].flatMap(([file, { html }]) => {
    const twin = file.replace(/\/index\.html$/, '.html');
    return site.pages.get(twin)?.html === html ? [] : [`${twin} is not ${file}`];
  });
  return [...missing, ...heads, ...twins];
}

/** Every address and anchor of the site's own exists. */
export function referenceFaults(site: BuiltSite): readonly string[] {
  const pages = [...site.pages].flatMap(([file, { references }]) =>
    references.length === 0
      ? [`${file} refers to nothing`]
      : addressFaults(site, file, references, addressOf(site, file)),
  );
  return [...pages, ...addressFaults(site, 'sitemap.xml', site.sitemap, addressOf(site, ''))];
}

/** Every page in the sitemap names itself as canonical, and the sitemap has every page open to search engines. */
export function sitemapFaults(site: BuiltSite): readonly string[] {
  const listed = new Set(site.sitemap.filter((address) => address.endsWith('/')));
  const canonical = new Set(
    [...site.pages].flatMap(([file, { html }]) => {
      const isListed = file.endsWith('index.html') && isCanonical(site, file) && !html.includes('content="noindex');
      return isListed ? [addressOf(site, file).href] : [];
    }),
  );
  return [
    ...[...listed].filter((page) => !canonical.has(page)).map((page) => `${page} is in the sitemap by another name`),
    ...[...canonical].filter((page) => !listed.has(page)).map((page) => `${page} is not in the sitemap`),
  ];
}

/** The files of the web manifest exist. */
export function manifestFaults(site: BuiltSite): readonly string[] {
  const file = 'manifest.webmanifest';
  type Manifest = { start_url: string; icons: { src: string }[]; shortcuts?: { url: string }[] };
  const { start_url, icons, shortcuts = [] } = JSON.parse(site.read(file)) as Manifest;
  const addresses = [start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
  const few = icons.length < 2 ? [`${file} has fewer than two icons`] : [];
  return [...few, ...addressFaults(site, file, addresses, addressOf(site, ''))];
}

/** Structured data parses, is complete for its kind, and its addresses exist. */
export function graphFaults(site: BuiltSite): readonly string[] {
  return [...site.pages].flatMap(([file, { html, graphs }]) => {
    const parsed = graphs.map((text) => JSON.parse(text));
    const told: string[] = parsed.flatMap((graph) => graph['@type']);
    // The page of a removed car describes no car.
    const isKept = html.includes('content="noindex');
    const isRated = graphs.some((text) => /rating|review/i.test(text));
    const wanted = kindsOf.filter(({ page }) => page.test(file) && !isKept).flatMap(({ kinds }) => kinds);
    return [
      ...(isRated ? [`${file} tells search engines a rating`] : []),
      ...wanted.filter((kind) => !told.includes(kind)).map((kind) => `${file} has no ${kind}`),
      ...told.filter((kind) => !required[kind]).map((kind) => `${file} has a ${kind}, of which nothing is known here`),
      ...parsed.flatMap((graph) => missingIn(graph).map((keys) => `${file}: ${graph['@type']} lacks ${keys}`)),
      ...parsed.filter((graph) => lacksPrice(graph, site.currency)).map(() => `${file}: the offer has no price`),
      ...addressFaults(site, file, addressesInGraph(parsed, site.url), addressOf(site, file)),
    ];
  });
}

/** Every page has its policy after the charset, and a hash for each file it loads. */
export function policyFaults(site: BuiltSite): readonly string[] {
  return [...site.pages].flatMap(([file, { html }]) => {
    const policy = /<meta charset="utf-8"\s*\/?><meta http-equiv="Content-Security-Policy"/i.test(html);
    const loading =
      html.match(/<script\b[^>]*\bsrc="\/_next[^>]*>|<link\b[^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g) ?? [];
    return [
      ...(policy ? [] : [`${file} has no policy behind its charset`]),
      ...(loading.length > 0 ? [] : [`${file} loads no scripts`]),
      ...loading.filter((tag) => !/ integrity="sha256-/.test(tag)).map((tag) => `${file} has no hash in ${tag}`),
    ];
  });
}

/** Whether the page names the address it is read at as its own; one that leads elsewhere names that one. */
function isCanonical(site: BuiltSite, file: string): boolean {
  const own = `<link rel="canonical" href="${addressOf(site, file).href}"/>`;
  return site.pages.get(file)?.html.includes(own) ?? false;
}

function missingIn(graph: Readonly<Record<string, unknown>>): readonly string[] {
  const at = (keys: string) =>
    keys.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], graph);
  return (
    [graph['@type']]
      .flat()
      .flatMap((kind) => required[String(kind)] ?? [])
      // A dealer without a car has a list without one.
      .filter((keys) => !(keys.startsWith('itemListElement.') && isEmptyList(graph.itemListElement)))
      .filter((keys) => [undefined, null, ''].includes(at(keys) as string))
  );
}

/** Whether a car is offered without its price; a car without a price has no offer. */
function lacksPrice({ offers }: { readonly offers?: Offer }, currency: string): boolean {
  return offers !== undefined && !(Number(offers.price) > 0 && offers.priceCurrency === currency);
}

type Offer = { readonly price?: unknown; readonly priceCurrency?: unknown };

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function addressFaults(site: BuiltSite, source: string, addresses: readonly string[], base: URL): readonly string[] {
  return [...new Set(addresses)].flatMap((address) => {
    // The 404 page has no address, but anchors to itself.
    const inside = address.startsWith('#') && site.pages.get(source)?.ids.has(decodeURIComponent(address.slice(1)));
    const fault = inside ? null : addressFault(site, address, base);
    return fault === null ? [] : [`${source}: ${address} ${fault}`];
  });
}

/** The fault of an address that leads to no file or id of the site; null for valid and external ones. */
function addressFault(site: BuiltSite, address: string, base: URL): string | null {
  if (!URL.canParse(address, base.href)) return 'is no address';
  const { protocol, origin, pathname, hash } = new URL(address, base);
  if (!/^https?:$/.test(protocol) || origin !== new URL(site.url).origin) return null;
  // Without its slash a page would cost a redirect, or on some hosts not be found.
  const file = decodeURIComponent(pathname).slice(1) + (pathname.endsWith('/') ? 'index.html' : '');
  if (!site.has(file)) return 'is no file';
  const id = decodeURIComponent(hash.slice(1));
  return id !== '' && !idsIn(site, file)?.has(id) ? 'has no such id' : null;
}

/** The ids of a page, or of a drawing that pages show parts of. */
function idsIn({ pages, read }: BuiltSite, file: string): ReadonlySet<string> | undefined {
  return file.endsWith('.svg') ? readDocument(read(file)).ids : pages.get(file)?.ids;
}
