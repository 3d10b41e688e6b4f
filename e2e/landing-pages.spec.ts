import AxeBuilder from '@axe-core/playwright';
import { expect, test, visit } from './fixtures';

const SITE = 'https://www.nyota.example';

for (const [path, name, cars, facts] of [
  ['/vehicles/brand/ferrari/', 'Ferrari', 1, ['1 car: available.', 'KES 55,000,000', 'KES 150,000/day', '2024']],
  [
    '/vehicles/category/luxury/',
    'Luxury Cars',
    4,
    ['4 cars: 3 available, 1 sold.', 'KES 22,000,000 to KES 80,000,000', 'KES 65,000/day to KES 115,000/day'],
  ],
] as const) {
  test(`${path} is a page of its own: heading, facts, cars, trail, head and structured data`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const fact of facts) await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(cars);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Vehicles',
      name,
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${name} in Nairobi`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${SITE}${path}`);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description).toContain(facts[0]);
    const graphs = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    expect(graphs.map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(graphs[1].numberOfItems).toBe(cars);
  });
}

test('they are in the sitemap, the footer and on the catalogue page, and lead to one another', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  await visit(page, '/vehicles/');
  const brands = page.getByRole('navigation', { name: 'Browse by brand' }).getByRole('link');
  const categories = page.getByRole('navigation', { name: 'Browse by category' }).getByRole('link');
  await expect(brands).toHaveCount(12);
  await expect(categories).toHaveText(['Supercars 4', 'Luxury Cars 4', 'Sports Cars 4']);
  for (const link of [...(await brands.all()), ...(await categories.all())]) {
    const path = (await link.getAttribute('href')) ?? '';
    expect(sitemap).toContain(`<loc>${SITE}${path}</loc>`);
    expect((await request.get(path)).status(), path).toBe(200);
    await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await brands.filter({ hasText: 'Mercedes-AMG' }).click();
  await expect(page).toHaveURL(/\/vehicles\/brand\/mercedes-amg\/$/);
  await page.getByRole('link', { name: 'Open in the catalogue' }).click();
  await expect(page).toHaveURL(/\/vehicles\/\?brand=Mercedes-AMG$/);
  await expect(page.getByText('Showing 1 of 1 vehicles')).toBeVisible();
});

test('prices follow purchase and rental, and the cars are opened in that mode', async ({ page }) => {
  await visit(page, '/vehicles/brand/ferrari/');
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText('KES 55,000,000')).toBeVisible();
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(card.getByText('KES 150,000/day')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Ferrari 488 GTB', exact: true })).toHaveAttribute(
    'href',
    '/vehicle/2/?mode=rental',
  );
});

for (const path of ['/vehicles/brand/none-such/', '/vehicles/brand/_none/', '/vehicles/category/_none/']) {
  test(`${path} is not a page`, async ({ page, expectFailures }) => {
    expectFailures();
    expect((await page.goto(path))?.status()).toBe(404);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on them, ${colorScheme}, and nothing scrolls sideways at 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/vehicles/brand/mercedes-amg/', '/vehicles/category/luxury/']) {
      await visit(page, path);
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
}
