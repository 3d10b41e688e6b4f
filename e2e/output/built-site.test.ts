import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from './built-site';

const SITE = 'https://cars.example';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await writeFile(path.join(folder, 'robots.txt'), `Sitemap: ${SITE}/sitemap.xml\n`);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, ...addresses: string[]) =>
  writeFile(path.join(folder, file), addresses.map((address) => `<loc>${SITE}${address}</loc>`).join('\n'));

it('reads the addresses of a sitemap', async () => {
  await write('sitemap.xml', '/', '/about/');
  expect(readSite(folder).sitemap).toEqual([`${SITE}/`, `${SITE}/about/`]);
});

it('reads the files that a sitemap lists in their place', async () => {
  await mkdir(path.join(folder, 'sitemap'));
  await write('sitemap.xml', '/sitemap/1.xml', '/sitemap/2.xml');
  await write('sitemap/1.xml', '/');
  await write('sitemap/2.xml', '/about/');
  expect(readSite(folder).sitemap).toEqual([`${SITE}/`, `${SITE}/about/`]);
});
