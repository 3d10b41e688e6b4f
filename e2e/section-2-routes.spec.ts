import type { APIRequestContext } from '@playwright/test';
import { expect, listed, type Page, pages, site, test, vehiclePath, visit } from './fixtures';

/** An address of the configured site, where the test's server has it. */
function local(address: string): string {
  expect(address.startsWith(site.url)).toBe(true);
  return address.slice(site.url.length);
}

async function expectAnswers(request: APIRequestContext, path: string, type: RegExp) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type'], path).toMatch(type);
}

/** The head of a page as sent, parsed on an empty page: the site's policy forbids parsing text. */
const headOf = async (page: Page, path: string) =>
  page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const content = (selector: string) => sent.querySelector(selector)?.getAttribute('content') ?? '';
      return {
        title: sent.title,
        headings: sent.querySelectorAll('h1').length,
        description: content('meta[name="description"]'),
        canonical: sent.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        url: content('meta[property="og:url"]'),
        picture: content('meta[property="og:image"]'),
        card: content('meta[name="twitter:card"]'),
      };
    },
    await (await page.request.get(path)).text(),
  );

test('every route answers with and without the trailing slash, each with a head of its own', async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const pictures = new Map(listed.map((car) => [vehiclePath(car), `/vehicle-${car.id}.jpg`]));
  const paths = [...new Set([...pages, ...pictures.keys()])];
  await page.goto('about:blank');
  for (const path of paths) {
    const { title, description, picture, ...head } = await headOf(page, path);
    titles.add(title);
    const address = `${site.url}${path}`;
    expect(head).toEqual({ headings: 1, canonical: address, url: address, card: 'summary_large_image' });
    expect(description.length, path).toBeGreaterThan(60);
    await expectAnswers(request, local(picture), /jpeg/);
    expect(picture, path).toContain(pictures.get(path) ?? '.jpg');
    if (path !== '/') await expectAnswers(request, path.slice(0, -1), /html/);
  }
  // Two cars of one name differ only by their year.
  expect(titles.size).toBe(paths.length);
});

test('a bare /vehicle leads to the catalogue', async ({ page }) => {
  await visit(page, '/vehicle');
  await expect(page).toHaveURL(/\/vehicles\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Vehicles' })).toBeVisible();
});

test('Section 8: an id that is not known is a vehicle that was not found', async ({ page, expectFailures }) => {
  const unknown = ['/vehicle/999', '/vehicle/21abc', '/vehicle/021', '/vehicle/0/', '/vehicle/none/'];
  expectFailures(new RegExp(`404.*(${unknown.join('|')})`));
  for (const path of unknown) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' }), path).toBeVisible();
    await expect(page).toHaveTitle(/^Vehicle Not Found/);
  }
  await page.getByRole('link', { name: 'Back to Vehicles' }).click();
  await expect(page).toHaveURL('/vehicles/');
});

test('another unknown address gets the 404 page', async ({ page, expectFailures }) => {
  expectFailures(/404.*\/no\/such\/page/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Vehicle Not Found')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Not Found',
  ]);
});

test('robots, sitemap with pictures, web manifest and icons answer', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<(?:image:)?loc>([^<]+)</g)].map(([, address]) => address ?? '');
  const pictures = listed.reduce((sum, { pictureCount }) => sum + pictureCount, 0);
  expect(addresses).toHaveLength(pages.length - 1 + listed.length + pictures);
  for (const address of addresses) await expectAnswers(request, local(address), /html|webp/);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) await expectAnswers(request, src, /png/);
  await expectAnswers(request, '/icon.svg', /svg/);
});
