import type { BuiltSite } from './built-site';
import { readDocument } from './references';
import { graphFaults, manifestFaults, pageFaults, policyFaults, referenceFaults, sitemapFaults } from './site-faults';

const URL_OF_SITE = 'https://a.example';

/** A site of these files; pages are those that end in .html. */
function siteOf(files: Readonly<Record<string, string>>, sitemap: readonly string[] = []): BuiltSite {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  return {
    url: URL_OF_SITE,
    currency: 'KES',
    pages: new Map(pages.map(([file, html]) => [file, { html, ...readDocument(html) }])),
    sitemap,
    read: (file) => files[file] ?? '',
    has: (file) => file in files,
  };
}

const page = (path: string) => `<title>t</title><link rel="canonical" href="${URL_OF_SITE}${path}"/><h1>h</h1>`;
const graph = (content: object) => `<script type="application/ld+json">${JSON.stringify(content)}</script>`;

it('finds a part of a drawing that is not there', () => {
  const html = '<svg><use href="/a.svg#side"/><use href="/a.svg#top"/></svg>';
  expect(referenceFaults(siteOf({ 'index.html': html, 'a.svg': '<svg><g id="side"></g></svg>' }))).toEqual([
    'index.html: /a.svg#top has no such id',
  ]);
});

it('finds missing pages, twins, titles, headings and descriptions', () => {
  const faults = pageFaults(siteOf({ 'index.html': page('/'), 'about/index.html': '<p>', 'about.html': '<b>' }));
  expect(faults).toContain('contact/index.html is missing');
  expect(faults).toContain('about.html is not about/index.html');
  expect(faults).toContain('about/index.html has no title');
  expect(faults).toContain('about/index.html has no heading');
  expect(faults).toContain('index.html has no description');
  expect(faults).not.toContain('about/index.html has no description');
});

it('finds dead addresses of the site, and ignores other sites', () => {
  const html =
    '<a href="/b/">b</a><a href="/#c">c</a><a href="#d">d</a><i id="d"></i><a href="https://b.example/e">e</a>';
  expect(referenceFaults(siteOf({ 'index.html': html, 'f.html': '' }, [`${URL_OF_SITE}/g/`]))).toEqual([
    'index.html: /b/ is no file',
    'index.html: /#c has no such id',
    'f.html refers to nothing',
    `sitemap.xml: ${URL_OF_SITE}/g/ is no file`,
  ]);
});

it('compares the sitemap with the pages that search engines may read', () => {
  const hidden = `${page('/c/')}<meta name="robots" content="noindex">`;
  const files = { 'index.html': page('/'), 'b/index.html': page('/'), 'c/index.html': hidden };
  expect(sitemapFaults(siteOf(files, [`${URL_OF_SITE}/b/`]))).toEqual([
    `${URL_OF_SITE}/b/ is in the sitemap by another name`,
    `${URL_OF_SITE}/ is not in the sitemap`,
  ]);
});

it('finds missing files of the web manifest', () => {
  const manifest = JSON.stringify({ start_url: '/', icons: [{ src: '/icon.png' }] });
  expect(manifestFaults(siteOf({ 'index.html': '', 'manifest.webmanifest': manifest }))).toEqual([
    'manifest.webmanifest has fewer than two icons',
    'manifest.webmanifest: /icon.png is no file',
  ]);
});

it('finds missing and incomplete structured data, and its dead addresses', () => {
  const offers = [{ price: 1, priceCurrency: 'KES' }, { priceSpecification: { price: 1 } }];
  const car = { '@type': 'Car', name: 'c', url: `${URL_OF_SITE}/d/`, offers };
  const faults = graphFaults(siteOf({ 'vehicle/7/index.html': graph(car), 'e.html': graph({ '@type': 'Thing' }) }));
  expect(faults).toContain('vehicle/7/index.html has no BreadcrumbList');
  expect(faults).toContain('vehicle/7/index.html: Car lacks description');
  expect(faults).toContain('vehicle/7/index.html: offer 2 has no price');
  expect(faults).not.toContain('vehicle/7/index.html: offer 1 has no price');
  expect(faults).toContain(`vehicle/7/index.html: ${URL_OF_SITE}/d/ is no file`);
  expect(faults).toContain('e.html has a Thing, of which nothing is known here');
});

it('finds missing policies and hashes', () => {
  const script = '<script src="/_next/a.js"></script>';
  expect(policyFaults(siteOf({ 'index.html': `<meta charset="utf-8">${script}` }))).toEqual([
    'index.html has no policy behind its charset',
    `index.html has no hash in <script src="/_next/a.js">`,
  ]);
  expect(policyFaults(siteOf({ 'index.html': '' }))).toContain('index.html loads no scripts');
});
