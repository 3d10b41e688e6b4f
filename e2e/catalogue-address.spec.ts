import type { Page } from '@playwright/test';
import { cars, choose, expect, listed, namesOf, shownVehicles, test, visit } from './fixtures';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.use({ viewport: { width: 1440, height: 900 } });

test('a shared address shows its list, and keeps it after a reload', async ({ page }) => {
  const address = '/vehicles/?category=luxury&brand=Bentley&fuel=Petrol&sort=price-down&view=list&mode=rental';
  const byRent = namesOf([cars.reserved, cars.longerName, cars.alsoRented, cars.sold]);
  await visit(page, address);
  for (const _ of ['arrival', 'reload']) {
    await expect(shownVehicles(page)).toHaveText(byRent);
    await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await expect(sort(page)).toHaveValue('price-down');
    await expect(filters(page).getByLabel('Fuel Type')).toHaveValue('Petrol');
    expect(page.url()).toContain(address);
    await page.reload();
  }
});

test('choices are steps of Back and Forward; typing is not', async ({ page }) => {
  await visit(page, '/vehicles/');
  await choose(filters(page).getByLabel('Brand'), 'BMW');
  await expect(page).toHaveURL(/\/vehicles\/\?brand=BMW$/);
  await page.getByRole('radio', { name: 'For Rent' }).check();
  await expect(page).toHaveURL(/\?brand=BMW&mode=rental$/);
  await page.getByRole('searchbox').pressSequentially('w la');
  await expect(page).toHaveURL(/\?q=w\+la&brand=BMW&mode=rental$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/vehicles\/\?brand=BMW$/);
  await expect(page.getByRole('radio', { name: 'For Sale' })).toBeChecked();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(shownVehicles(page)).toHaveText(namesOf([cars.onePicture, cars.bare]));
  await page.goBack();
  await expect(page).toHaveURL(/\/vehicles\/$/);
  await expect(shownVehicles(page)).toHaveCount(6);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue('w la');
  await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
});

test('the unfiltered list is never seen while a filtered one is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const card of document.querySelectorAll('main article')) {
        if (card.checkVisibility({ visibilityProperty: true })) seen.push(card.querySelector('h2')?.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/vehicles/?brand=Lexus');
  await expect(shownVehicles(page)).toHaveText([cars.last.name]);
  // Seen cards stay rendered; a first look may still come.
  const seen = () => page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  await expect.poll(seen).toEqual([cars.last.name]);
});

test('where the scripts never come, every vehicle is shown after all, as to a browser without scripts', async ({
  page,
  expectFailures,
}) => {
  // Each is refused, since it differs from the file of the build.
  expectFailures(/valid digest .*\/_next\/static\/chunks\//);
  await page.route('**/_next/static/chunks/*.js', (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' }),
  );
  await page.goto('/vehicles/?brand=Lexus');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(listed.length);
  await expect(page.getByText('The list could not be fetched')).toBeVisible();
});

test('coming back from a car is coming back to the same place of the same list', async ({ page }) => {
  await visit(page, '/vehicles/');
  await page.getByRole('button', { name: 'Load More Vehicles' }).click();
  await expect(page).toHaveURL(/\?show=12$/);
  const last = page.getByRole('link', { name: cars.onePicture.name, exact: true });
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cars.onePicture.name);
  await page.goBack();
  await expect(shownVehicles(page)).toHaveCount(12);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
  await expect(last).toBeInViewport();
});

test('Back to Vehicles is the way back to the same place of the same list', async ({ page }) => {
  await visit(page, '/vehicles/?category=luxury&show=12');
  const last = page
    .getByRole('region', { name: 'Vehicles' })
    .getByRole('article')
    .last()
    .getByRole('heading')
    .getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/vehicle\/\d+\/$/);
  await page.getByRole('link', { name: 'Back to Vehicles' }).click();
  await expect(page).toHaveURL(/\/vehicles\/\?category=luxury&show=12$/);
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);

  // By any other link they begin at the top.
  await visit(page, '/about/');
  await visit(page, '/vehicles/?category=luxury&show=12');
  await expect(shownVehicles(page)).toHaveCount(11);
  expect(await scrolled(page)).toBe(0);
});
