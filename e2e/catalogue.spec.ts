import { cars, choose, expect, listed, namesOf, shownVehicles, test, vehiclePath, visit } from './fixtures';

const FIRST_SIX = namesOf(listed.slice(0, 6));

test.describe('Sections 2, 4 and 5: the catalogue on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/vehicles/');
  });

  test('shows six of seventeen and loads six more and the rest, with the focus on the first new one', async ({
    page,
  }) => {
    const loadMore = page.getByRole('button', { name: 'Load More Vehicles' });
    const link = (index: number) => shownVehicles(page).nth(index);
    await expect(shownVehicles(page)).toHaveText(FIRST_SIX);
    await expect(page.getByText('Showing 6 of 17 vehicles')).toBeVisible();
    await loadMore.press('Enter');
    await expect(shownVehicles(page)).toHaveText(namesOf(listed.slice(0, 12)));
    await expect(page.getByText('Showing 12 of 17 vehicles')).toBeVisible();
    await expect(link(6)).toBeFocused();
    await loadMore.press('Enter');
    await expect(shownVehicles(page)).toHaveText(namesOf(listed));
    await expect(link(12)).toBeFocused();
    await expect(loadMore).toBeHidden();
  });

  for (const width of [1024, 1440])
    test(`all seven filters have a visible label ${width} px wide, and one press clears them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const filters = page.getByRole('complementary', { name: 'Filters' });
      const labels = 'Search|Category|Price Range (purchase price)|Year|Brand|Fuel Type|Availability'.split('|');
      await expect(filters.locator('label').filter({ visible: true })).toHaveText(labels);
      for (const label of labels) await expect(filters.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(filters.getByRole('button', { name: 'Clear All Filters' })).toBeInViewport({ ratio: 1 });
    });

  test('the category tabs carry counts and filter', async ({ page }) => {
    const tabs = page.getByRole('group', { name: 'Category' });
    await expect(tabs.getByRole('button')).toHaveText(['All Vehicles 17', 'Supercars 6', 'Luxury 11', 'Sports 0']);
    await tabs.getByRole('button', { name: 'Luxury' }).click();
    await expect(page.getByText('Showing 6 of 11 vehicles')).toBeVisible();
    await expect(tabs.getByRole('button', { name: 'Luxury' })).toHaveAttribute('aria-pressed', 'true');
    await tabs.getByRole('button', { name: 'Sports' }).click();
    await expect(shownVehicles(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear All Filters' }).last().click();
    await expect(page.getByRole('link', { name: cars.first.name, exact: true })).toBeFocused();
  });

  test("an empty result has its words; 'Clear Filters' leaves brand, fuel and availability, chips remove them", async ({
    page,
  }) => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await choose(filters.getByLabel('Brand'), 'BMW');
    await choose(filters.getByRole('combobox', { name: 'Year' }), '2024');
    await expect(
      page.getByText('No vehicles found. Try adjusting your filters to see more results', { exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
    await expect(shownVehicles(page)).toHaveText(namesOf([cars.onePicture, cars.bare]));
    await expect(shownVehicles(page).first()).toBeFocused();
    await expect(filters.getByRole('combobox', { name: 'Year' })).toHaveValue('all');
    await page.getByRole('button', { name: 'Remove filter Brand BMW' }).click();
    await expect(page.getByText('Showing 6 of 17 vehicles')).toBeVisible();
    await choose(filters.getByLabel('Fuel Type'), 'Hybrid');
    await filters.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page.getByText('Showing 6 of 17 vehicles')).toBeVisible();
    await expect(filters.getByLabel('Fuel Type')).toHaveValue('all');
  });

  test('fetches the vehicles at the first interaction with a filter, and once', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/inventory/')) fetched.push(request.url());
    });
    await visit(page, '/vehicles/');
    await page.getByRole('button', { name: 'Load More Vehicles' }).click();
    await expect(shownVehicles(page)).toHaveCount(12);
    expect(fetched).toEqual([]);
    await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Brand').focus();
    await choose(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Brand'), 'Ferrari');
    await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing 1 of 1 vehicles');
    expect(fetched).toHaveLength(1);
  });

  test('reports a failed load, keeps the list and retries at the next choice', async ({ page, expectFailures }) => {
    expectFailures(/ERR_FAILED|^exception: /);
    await page.route('**/inventory/**', (route) => route.abort());
    await visit(page, '/vehicles/?category=luxury');
    await expect(page.getByText('The list could not be fetched, so nothing is filtered or sorted.')).toBeVisible();
    await expect(shownVehicles(page)).toHaveCount(6);
    await page.unroute('**/inventory/**');
    await choose(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Brand'), 'Ferrari');
    await expect(page.getByText('could not be fetched')).toBeHidden();
    await expect(page.getByText(/^No vehicles found\. Try/).or(shownVehicles(page).first())).toBeVisible();
  });

  test('for rent shows daily rates, keeps the filters and names the rental in the message', async ({ page }) => {
    await choose(page.getByRole('complementary', { name: 'Filters' }).getByLabel('Price Range'), 'Over KES 70M');
    await page.getByRole('radio', { name: 'For Rent' }).check();
    await expect(shownVehicles(page)).toHaveText(namesOf([cars.second, cars.last]));
    const card = page.getByRole('region', { name: 'Vehicles' }).getByRole('article').last();
    await expect(card.getByText(cars.last.dailyRental)).toBeVisible();
    await expect(card.getByText('Daily Rental', { exact: true })).toBeVisible();
    await expect(card.getByText(cars.last.price)).toBeHidden();
    const message = new URL((await card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
    expect(message.searchParams.get('text')).toContain(`${cars.last.name} (Rental)`);
    await card.getByRole('link', { name: `View details of ${cars.last.name}` }).click();
    await expect(page).toHaveURL(`${vehiclePath(cars.last)}?mode=rental`);
    await expect(page.getByRole('radio', { name: 'Rental' })).toBeChecked();
    await page.getByRole('link', { name: 'Back to Vehicles' }).click();
    await expect(page.getByRole('radio', { name: 'For Rent' })).toBeChecked();
  });

  test('the list is a sheet of the same vehicles with more facts', async ({ page }) => {
    await page.getByRole('radio', { name: 'List' }).check();
    await expect(shownVehicles(page)).toHaveText(FIRST_SIX);
    const row = page.getByRole('region', { name: 'Vehicles' }).getByRole('article').first();
    await expect(row.getByText(`${cars.first.acceleration} s`).filter({ visible: true })).toBeVisible();
  });
});

test("shows no other cars and no count before the scripts, but 'Loading …'", async ({ page }) => {
  for (const [search, found] of [
    ['?brand=Lexus', [cars.last]] as const,
    ['?mode=rental', listed.filter(({ id }) => id !== cars.sold.id).slice(0, 6)] as const,
  ]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', (route) => held.then(() => route.continue()));
    await page.goto(`/vehicles/${search}`, { waitUntil: 'commit' });
    await expect(page.getByText('Loading …')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(listed.length);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/^Showing/).filter({ visible: true })).toHaveCount(0);
    release();
    await expect(shownVehicles(page)).toHaveText(namesOf(found));
    await expect(page.getByText('Loading …')).toBeHidden();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the first vehicle is in sight, and the filters are a sheet with the number active', async ({ page }) => {
    await visit(page, '/vehicles/');
    await expect(page.getByRole('link', { name: cars.first.name, exact: true })).toBeInViewport();
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await choose(sheet.getByLabel('Fuel Type'), 'Electric');
    await sheet.getByRole('button', { name: 'Clear All Filters' }).click();
    await choose(sheet.getByLabel('Brand'), cars.second.brand);
    await sheet.getByRole('button', { name: 'Show 1 vehicle' }).click();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleName('Filters 1 active');
    await expect(shownVehicles(page)).toHaveText([cars.second.name]);
  });
});

test.describe('the filter sheet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is closed by Back, keeps its choices, and the next Back undoes them', async ({ page }) => {
    await visit(page, '/vehicles/');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await choose(sheet.getByRole('combobox', { name: 'Year' }), '2023');
    await expect(page).toHaveURL(/year=2023/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/year=2023/);
    await expect(page.getByRole('button', { name: 'Remove filter Year 2023' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/vehicles\/$/);
  });

  test('leaves no step behind when it is closed with nothing chosen', async ({ page }) => {
    await visit(page, '/about/');
    await visit(page, '/vehicles/');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/vehicles\/$/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.waitForTimeout(300);
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test('Back to Vehicles finds the list that was opened as /vehicles, without a slash', async ({ page }) => {
  await visit(page, '/vehicles?category=luxury');
  await page.evaluate(() => history.replaceState(null, '', '/vehicles?category=luxury'));
  await shownVehicles(page).first().click();
  await expect(page.getByRole('link', { name: 'Back to Vehicles' })).toHaveAttribute(
    'href',
    '/vehicles/?category=luxury',
  );
});
