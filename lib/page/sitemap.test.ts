import { sitemapFiles } from './sitemap';

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://cars.example/vehicle/${index + 1}/` }));

const locations = (xml = '') => Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address);

it('is one file with every page and its pictures, where they fit', () => {
  const picture = 'https://cars.example/pictures/a/side-800.webp';
  expect(
    sitemapFiles([{ url: 'https://cars.example/' }, { url: 'https://cars.example/a/', images: [picture, picture] }]),
  ).toEqual([
    {
      path: '/sitemap.xml',
      xml: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url>
<loc>https://cars.example/</loc>
</url>
<url>
<loc>https://cars.example/a/</loc>
<image:image>
<image:loc>${picture}</image:loc>
</image:image>
<image:image>
<image:loc>${picture}</image:loc>
</image:image>
</url>
</urlset>
`,
    },
  ]);
});

it('is one file of 50,000 pages, and an index of two when there is one more', () => {
  expect(sitemapFiles(pages(50_000)).map(({ path }) => path)).toEqual(['/sitemap.xml']);
  const files = sitemapFiles(pages(50_001));
  expect(files.map(({ path }) => path)).toEqual(['/sitemap.xml', '/sitemap/1.xml', '/sitemap/2.xml']);
  expect(files[0]?.xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(files[0]?.xml).not.toMatch(/^[^<]/m);
  expect(locations(files[0]?.xml)).toEqual([
    'https://cars.example/sitemap/1.xml',
    'https://cars.example/sitemap/2.xml',
  ]);
  expect(files.slice(1).flatMap(({ xml }) => locations(xml))).toEqual(pages(50_001).map(({ url }) => url));
});

it('is divided by bytes, too, for cars with many pictures', () => {
  const bytes = 1000;
  const [, ...parts] = sitemapFiles(pages(40), { addresses: 50_000, bytes });
  expect(parts.length).toBeGreaterThan(2);
  for (const { xml } of parts) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(bytes);
  expect(parts.flatMap(({ xml }) => locations(xml))).toEqual(pages(40).map(({ url }) => url));
  const size = Buffer.byteLength(sitemapFiles(pages(2))[0]?.xml ?? '');
  const counts = [size, size - 1].map((bytes) => sitemapFiles(pages(2), { addresses: 2, bytes }).length);
  expect(counts).toEqual([1, 3]);
});

it('is one file without addresses where there is no page', () => {
  expect(sitemapFiles([]).map(({ xml }) => xml)).toEqual([expect.stringMatching(/<urlset [^>]+>\n<\/urlset>\n$/)]);
});

it('escapes addresses', () => {
  expect(sitemapFiles([{ url: 'https://cars.example/?a&b"]]>\u0001' }])[0]?.xml).toContain(
    '<loc>https://cars.example/?a&amp;b&quot;]]&gt;</loc>',
  );
});
