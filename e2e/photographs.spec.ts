import { cars, carsQuery, expect, type Page, pages, test, vehiclePath, visit } from './fixtures';

const strip = (page: Page) => page.getByRole('list', { name: /^Large pictures/ });
const thumbnails = (page: Page) => page.getByRole('list', { name: 'Choose a picture' });

test('twenty photographs are shown in the order people count in, the upright one whole', async ({ page }) => {
  await visit(page, vehiclePath(cars.sameName));
  await expect(thumbnails(page).getByRole('link')).toHaveCount(20);
  const addresses = await strip(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const numbers = addresses.map((address) => Number(/\/photo-(\d+)-[0-9a-f]{8}-/.exec(address)?.[1]));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));

  const fits = await strip(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit));
  expect(fits.flatMap((fit, index) => (fit === 'contain' ? [index] : []))).toEqual([2]);

  await thumbnails(page).getByRole('link').last().click();
  await expect(page.getByText('20 / 20')).toBeVisible();
  await expect(strip(page).getByRole('img').last()).toBeInViewport();
  await expect(page.getByText('Studio illustration')).toHaveCount(0);
});

test('a photograph is sent without where it was taken', async ({ page, request }) => {
  await visit(page, vehiclePath(cars.sameName));
  const upright = await strip(page).getByRole('img').nth(2).getAttribute('src');
  const bytes = await (await request.get(String(upright))).body();
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.includes('EXIF')).toBe(false);
});

test('a car without a photograph says that they follow, and shows search engines none', async ({ page }) => {
  await visit(page, vehiclePath(cars.bare));
  await expect(page.getByRole('button', { name: 'View full screen' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: `${cars.bare.name}: photographs follow` })).toBeVisible();
  await expect(page.getByText('Studio illustration')).toHaveCount(0);
  const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
  const car = graphs.map((text) => JSON.parse(text)).find((graph) => graph['@type'].includes('Car'));
  expect(car.name).toBe(cars.bare.name);
  expect(car.image).toBeUndefined();
});

test('the address of a car that has left says so and shows others like it', async ({ page, request }) => {
  await visit(page, '/vehicle/7/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Gone');
  await expect(page.getByText('We no longer have the Bentley Dodo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/vehicle/7/');
  await page.getByRole('link', { name: `View details of ${cars.luxury.name}` }).click();
  await expect(page).toHaveURL(new RegExp(vehiclePath(cars.luxury)));
});

test('every page that shows a drawing says so, and so does the text of its share picture', async ({ page }) => {
  const compared = `/shortlist/${carsQuery(cars.first, cars.luxury)}`;
  for (const path of [...pages, '/404.html', compared]) {
    await visit(page, path);
    const drawings = page.locator('main img[src*="/pictures/"]');
    if (path === compared || path === '/404.html') await expect(drawings.first()).toBeAttached();
    if ((await drawings.count()) > 0)
      await expect.soft(page.getByText('Studio illustration').first(), path).toBeAttached();
    const words = await page.locator('meta[property="og:image:alt"]').all();
    for (const alt of words) await expect.soft(alt, path).toHaveAttribute('content', /, studio illustration$/);
  }
});
