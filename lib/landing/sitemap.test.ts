import { siteSitemap } from './sitemap';

const [file] = siteSitemap();
const pathsIn = (tag: string) =>
  Array.from(
    file?.xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g')) ?? [],
    ([, url = '']) => new URL(url).pathname,
  );

it('lists every page but those of a device and legal texts that no lawyer has read', () => {
  const paths = pathsIn('loc');
  expect(paths.filter((path) => !/^\/vehicles?\/./.test(path))).toEqual([
    ...['/', '/vehicles/', '/services/', '/about/', '/contact/', '/sell/', '/check/', '/buying/', '/accessibility/'],
    ...['/legal/privacy/', '/legal/cookies/'],
  ]);
  expect(paths).toEqual(
    expect.arrayContaining(['/vehicles/category/luxury/', '/vehicles/brand/tuk-sons/', '/vehicle/21/']),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

it('names the pictures of each car', () => {
  expect(pathsIn('image:loc')[0]).toMatch(/^\/pictures\/.+\.(avif|jpg|webp)$/);
});
