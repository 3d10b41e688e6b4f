import { siteSitemap } from './sitemap';

const pathsIn = (tag: string, [file] = siteSitemap()) =>
  Array.from(
    file?.xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g')) ?? [],
    ([, url = '']) => new URL(url).pathname,
  );

it('lists every page but those of a device and legal texts that no lawyer has read', () => {
  const paths = pathsIn('loc');
  expect(paths.filter((path) => !/^\/vehicles?\/./.test(path))).toEqual([
    ...[
      '/',
      '/vehicles/',
      '/services/',
      '/about/',
      '/contact/',
      '/sell/',
      '/garage/',
      '/check/',
      '/buying/',
      '/accessibility/',
    ],
    ...['/legal/privacy/', '/legal/cookies/'],
  ]);
  expect(paths).toEqual(
    expect.arrayContaining(['/vehicles/category/luxury/', '/vehicles/brand/tuk-sons/', '/vehicle/21/']),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

it('lists the further pages of a long list, no page about buying that is a draft, and no garage without measured cars', () => {
  const inventory = jest.requireActual('@/lib/inventory/inventory');
  const vehicles = Array(25).fill(inventory.vehicles[0]);
  jest.doMock('@/lib/inventory/inventory', () => ({
    ...inventory,
    vehicles,
    hasBuyingPage: false,
    measuredVehicles: [],
  }));
  let paths: readonly string[] = [];
  jest.isolateModules(() => {
    paths = pathsIn('loc', jest.requireActual<typeof import('./sitemap')>('./sitemap').siteSitemap());
  });
  expect(paths).toEqual(expect.arrayContaining(['/vehicles/page/2/', '/contact/']));
  expect(paths).not.toContain('/buying/');
  expect(paths).not.toContain('/garage/');
});

it('names the pictures of each car', () => {
  expect(pathsIn('image:loc')[0]).toMatch(/^\/pictures\/.+\.(avif|jpg|webp)$/);
});
