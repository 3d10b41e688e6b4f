import { cars, expect, listed, site, test, vehiclePath, visit } from './fixtures';

for (const [path, name, count, facts] of [
  ['/vehicles/brand/ferrari/', 'Ferrari', 1, ['One car, available.', cars.second.price, cars.second.engine]],
  [
    '/vehicles/brand/bentley/',
    'Bentley',
    5,
    [
      '5 cars: 1 sold, 2 available, 1 reserved, 1 currently rented.',
      `${cars.electric.price} to ${cars.reserved.price}`,
      `${cars.electric.dailyRental} to ${cars.reserved.dailyRental}`,
      '2019 to 2025',
      '6.0L W12, 4.0L V8, Two motors',
    ],
  ],
  ['/vehicles/brand/tuk-sons/', cars.markup.brand, 1, ['One car, available.', cars.markup.engine]],
  [
    '/vehicles/category/luxury/',
    'Luxury Cars',
    11,
    [
      '11 cars: 8 available, 1 sold, 1 reserved, 1 currently rented.',
      `${cars.markup.price} to ${cars.last.price}`,
      `${cars.markup.dailyRental} to ${cars.last.dailyRental}`,
    ],
  ],
] as const) {
  test(`${path} is a page of its own: heading, facts, cars, trail, head and structured data`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const fact of facts) await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Vehicles',
      name,
    ]);
    await expect(page).toHaveTitle(new RegExp(`^${name} in ${site.address.city}`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}${path}`);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description).toContain(facts[0]);
    const graphs = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    expect(graphs.map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(graphs[1].numberOfItems).toBe(count);
  });
}

test('a single car takes the width of the page and shows its price once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/vehicles/brand/ferrari/');
  const main = page.getByRole('main');
  await expect(main.getByText(cars.second.price)).toHaveCount(1);
  const lot = await main.getByRole('article').boundingBox();
  expect(lot?.width).toBeGreaterThan(1200);
  const picture = await main.getByRole('article').locator('img').boundingBox();
  expect(picture?.width).toBeGreaterThan(800);
});

test('they are in the sitemap and in the footer, and lead to one another', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  await visit(page, '/vehicles/category/supercars/');
  const links = page.getByRole('contentinfo').locator('a[href^="/vehicles/category/"], a[href^="/vehicles/brand/"]');
  await expect(links).toHaveText(['Supercars', 'Luxury Cars', ...new Set(listed.map(({ brand }) => brand))]);
  for (const link of await links.all()) {
    const path = (await link.getAttribute('href')) ?? '';
    expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await links.filter({ hasText: cars.markup.brand }).click();
  await expect(page).toHaveURL('/vehicles/brand/tuk-sons/');
  await page.getByRole('link', { name: 'Filter and sort' }).click();
  await expect(page).toHaveURL('/vehicles/?brand=Tuk+%26+Sons');
  await expect(page.getByText('Showing 1 of 1 vehicles')).toBeVisible();
});

test('prices follow purchase and rental, and the cars are opened in that mode', async ({ page }) => {
  await visit(page, '/vehicles/brand/ferrari/');
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText(cars.second.price)).toBeVisible();
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(card.getByText(cars.second.dailyRental)).toBeVisible();
  await expect(card.getByRole('link', { name: cars.second.name, exact: true })).toHaveAttribute(
    'href',
    `${vehiclePath(cars.second)}?mode=rental`,
  );
});

test('a brand or a category without cars has no page', async ({ request }) => {
  for (const path of [
    ...['none-such', '_none', 'maserati'].map((slug) => `/vehicles/brand/${slug}/`),
    ...['_none', 'sports'].map((slug) => `/vehicles/category/${slug}/`),
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
