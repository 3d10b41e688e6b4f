import { choose, expect, shownVehicles, test, vehicleNames, visit } from './fixtures';

test.describe('Sections 2, 4 and 5: the catalogue on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/vehicles/');
  });

  test('shows six of twelve and loads six more, with the focus on the first new one', async ({ page }) => {
    await expect(shownVehicles(page)).toHaveText(vehicleNames.slice(0, 6));
    await expect(page.getByText('Showing 6 of 12 vehicles')).toBeVisible();
    await page.getByRole('button', { name: 'Load More Vehicles' }).click();
    await expect(shownVehicles(page)).toHaveText([...vehicleNames]);
    await expect(page.getByRole('link', { name: 'Aston Martin DB11', exact: true })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Load More Vehicles' })).toBeHidden();
  });

  test('the category tabs carry counts and filter', async ({ page }) => {
    const tabs = page.getByRole('group', { name: 'Category' });
    await expect(tabs.getByRole('button')).toHaveText(['All Vehicles 12', 'Supercars 4', 'Luxury 4', 'Sports 4']);
    await tabs.getByRole('button', { name: 'Sports' }).click();
    await expect(page.getByText('Showing 4 of 4 vehicles')).toBeVisible();
    await expect(tabs.getByRole('button', { name: 'Sports' })).toHaveAttribute('aria-pressed', 'true');
  });

  for (const [label, option, expected] of [
    ['Category', 'Luxury', 4],
    ['Price Range', 'KES 35M - 50M', 5],
    ['Year', '2022', 2],
    ['Brand', 'Porsche', 1],
    ['Fuel Type', 'Electric', 0],
    ['Availability', 'Currently Rented', 1],
  ] as const) {
    test(`filters by ${label}`, async ({ page }) => {
      await choose(page.getByRole('complementary', { name: 'Filters' }).getByLabel(label), option);
      await expect(page.getByText(`Showing ${expected} of ${expected} vehicles`)).toBeVisible();
      await expect(shownVehicles(page)).toHaveCount(expected);
    });
  }

  test('search finds part of a name or brand in any case, and the count goes back to six', async ({ page }) => {
    await page.getByRole('button', { name: 'Load More Vehicles' }).click();
    const search = page.getByRole('searchbox');
    await search.fill('ORGHI');
    await expect(shownVehicles(page)).toHaveText(['Lamborghini Huracán']);
    await search.fill('');
    await expect(page.getByText('Showing 6 of 12 vehicles')).toBeVisible();
  });

  test("an empty result has its words; 'Clear Filters' leaves brand, fuel and availability, chips remove them", async ({
    page,
  }) => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await choose(filters.getByLabel('Brand'), 'BMW');
    await choose(filters.getByLabel('Year'), '2024');
    await expect(
      page.getByText('No vehicles found. Try adjusting your filters to see more results', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
    await expect(shownVehicles(page)).toHaveText(['BMW M8 Competition']);
    await expect(filters.getByLabel('Year')).toHaveValue('all');
    await page.getByRole('button', { name: 'Remove filter Brand BMW' }).click();
    await expect(page.getByText('Showing 6 of 12 vehicles')).toBeVisible();
    await choose(filters.getByLabel('Fuel Type'), 'Hybrid');
    await filters.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page.getByText('Showing 6 of 12 vehicles')).toBeVisible();
    await expect(filters.getByLabel('Fuel Type')).toHaveValue('all');
  });

  test('for rent shows daily rates, keeps the filters and names the rental in the message', async ({ page }) => {
    await choose(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Price Range'), 'Over KES 70M');
    await page.getByRole('radio', { name: 'For Rent' }).check();
    await expect(shownVehicles(page)).toHaveText(['Rolls Royce Phantom']);
    const card = page.getByRole('region', { name: 'Vehicles' }).getByRole('article');
    await expect(card.getByText('KES 100,000/day')).toBeVisible();
    await expect(card.getByText('Daily Rental', { exact: true })).toBeVisible();
    await expect(card.getByText('KES 80,000,000')).toBeHidden();
    const message = new URL((await card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
    expect(message.searchParams.get('text')).toContain('Rolls Royce Phantom (Rental)');
    await card.getByRole('link', { name: 'View details of Rolls Royce Phantom' }).click();
    await expect(page).toHaveURL(/\/vehicle\/4\/\?mode=rental$/);
    await expect(page.getByRole('radio', { name: 'Rental' })).toBeChecked();
    await page.getByRole('link', { name: 'Back to Vehicles' }).click();
    await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
  });

  test('the list is a sheet of the same vehicles with more facts', async ({ page }) => {
    await page.getByRole('radio', { name: 'List' }).check();
    await expect(shownVehicles(page)).toHaveText(vehicleNames.slice(0, 6));
    const row = page.getByRole('region', { name: 'Vehicles' }).getByRole('article').first();
    await expect(row.getByText('5.2L V10').filter({ visible: true })).toBeVisible();
    await expect(row.getByText('3.2 s').filter({ visible: true })).toBeVisible();
  });
});

test('?mode=rental shows rental prices before any script file has come, and keeps them', async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/vehicles/?mode=rental', { waitUntil: 'commit' });
  await expect(page.getByText('KES 125,000/day')).toBeVisible();
  await expect(page.getByText('KES 45,000,000')).toBeHidden();
  await expect(page.locator('main article')).toHaveCount(12);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  come();
  await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
  await expect(page.getByText('KES 125,000/day')).toBeVisible();
});

for (const query of [
  '?mode=%E0%A4%A',
  '?mode=__proto__',
  '?mode=sale&mode=rental',
  '?mode=<script>alert(1)</script>',
]) {
  test(`${query} is a sale`, async ({ page }) => {
    await visit(page, `/vehicles/${query}`);
    await expect(page.getByRole('radio', { name: 'For Sale' })).toBeChecked();
    await expect(page.getByText('KES 45,000,000')).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first vehicle is in sight, and the filters are a sheet with the number active', async ({ page }) => {
    await visit(page, '/vehicles/');
    await expect(page.getByRole('link', { name: 'Lamborghini Huracán', exact: true })).toBeInViewport();
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await choose(sheet.getByLabel('Brand'), 'Ferrari');
    await sheet.getByRole('button', { name: 'Show 1 vehicle' }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toHaveAccessibleName('Filters 1 active');
    await expect(shownVehicles(page)).toHaveText(['Ferrari 488 GTB']);
  });
});
