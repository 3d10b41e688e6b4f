import { siteSitemap } from './sitemap';

const [file] = siteSitemap();
const pathsIn = (tag: string) =>
  Array.from(
    file?.xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g')) ?? [],
    ([, url = '']) => new URL(url).pathname,
  );

it('lists pages of every kind, and no legal text that no lawyer has read', () => {
  const paths = pathsIn('loc');
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/contact/', '/legal/privacy/', '/vehicles/brand/tuk-sons/', '/vehicle/21/']),
  );
  expect(paths).toContain('/vehicles/category/luxury/');
  expect(paths).not.toContain('/legal/terms/');
  expect(new Set(paths).size).toBe(paths.length);
});

it('names the pictures of each car', () => {
  expect(pathsIn('image:loc')[0]).toMatch(/^\/pictures\/.+\.(avif|jpg|webp)$/);
});
