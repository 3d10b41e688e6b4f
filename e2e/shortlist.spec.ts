import type { Page } from '@playwright/test';
import { cars, carsQuery, expect, namesOf, test, vehiclePath, visit, whatsAppText } from './fixtures';

const header = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Shortlist/ })
    .filter({ visible: true });
const toggle = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('main').getByRole('button', { name: `Add ${name} to shortlist` });
const listed = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const message = (page: Page) => whatsAppText(page.getByRole('link', { name: /^Send the list by WhatsApp/ }));

test('a car put on the shortlist from its card is counted, survives a reload and is sent with the others', async ({
  page,
}) => {
  await visit(page, '/vehicles/');
  await toggle(page, cars.second).click();
  await expect(toggle(page, cars.second)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/vehicles\/$/);
  await visit(page, vehiclePath(cars.luxury));
  await toggle(page, cars.luxury).click();
  await expect(header(page)).toHaveAccessibleName(/Shortlist\s*, 2 vehicles/);
  await page.reload();
  await expect(toggle(page, cars.luxury)).toHaveAttribute('aria-pressed', 'true');
  await header(page).click();
  await expect(listed(page)).toHaveText(namesOf([cars.luxury, cars.second]));
  await expect.poll(() => message(page)).toContain(`1. ${cars.luxury.name} (2024), ${cars.luxury.price}`);
  await expect.poll(() => message(page)).toContain(vehiclePath(cars.second));
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText(cars.second.dailyRental)).toBeVisible();
  await expect.poll(() => message(page)).toContain(`2. ${cars.second.name} (2024), ${cars.second.dailyRental}`);
});

test('a second tab, as on a phone, is in step and counts, and clearing takes one press', async ({ page, context }) => {
  await visit(page, '/vehicles/');
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await visit(other, '/shortlist/');
  await expect(header(other)).toHaveCount(0);
  await toggle(page, cars.rented).click();
  await expect(listed(other)).toHaveText([cars.rented.name]);
  await expect(header(other)).toHaveAccessibleName(/, 1 vehicle$/);
  await other.getByRole('button', { name: 'Clear shortlist' }).click();
  await expect(other.getByRole('heading', { name: 'No vehicles on your shortlist' })).toBeFocused();
  await expect(header(page)).toHaveAccessibleName('Shortlist');
  await expect(toggle(page, cars.rented)).toHaveAttribute('aria-pressed', 'false');
});

test('with storage blocked everything works for as long as the page stays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/vehicles/');
  await toggle(page, cars.rented).click();
  await expect(toggle(page, cars.rented)).toHaveAttribute('aria-pressed', 'true');
  await expect(header(page)).toHaveAccessibleName(/1 vehicle$/);
  await visit(page, '/shortlist/');
  await expect(listed(page)).toHaveText(['No vehicles on your shortlist']);
  await expect(page.getByText(/^Your browser stores nothing for this site/)).toBeVisible();
});

test('a shared shortlist shows in its mode and is added only on request', async ({ page }) => {
  await visit(page, vehiclePath(cars.last));
  await toggle(page, cars.last).click();
  await visit(page, `/shortlist/${carsQuery(cars.first, cars.luxury, cars.markup)}&mode=rental`);
  await expect(page.getByRole('heading', { level: 1, name: 'A shortlist shared with you' })).toBeVisible();
  await expect(listed(page)).toHaveText(namesOf([cars.first, cars.luxury, cars.markup]));
  await expect(page.getByText(cars.first.dailyRental)).toBeVisible();
  await expect(header(page)).toHaveAccessibleName(/1 vehicle$/);
  await page.getByRole('button', { name: 'Add these to my shortlist' }).click();
  await expect(header(page)).toHaveAccessibleName(/4 vehicles$/);
  await page.getByRole('link', { name: 'My shortlist (4)' }).click();
  await expect(listed(page).last()).toHaveText(cars.last.name);
});

test('side by side tells differences and the best in words, and removes a car', async ({ page }) => {
  await page.addInitScript((ids) => {
    localStorage.shortlist ??= ids;
  }, [cars.rented, cars.alsoRented, cars.last, cars.first, cars.second].map(({ id }) => id).join());
  await visit(page, '/shortlist/');
  await page.getByRole('radio', { name: 'Side by side' }).check();
  const table = page.getByRole('table', {
    name: new RegExp(`^Comparison of ${cars.rented.name}, ${cars.alsoRented.name}`),
  });
  await expect(table.getByRole('columnheader')).toHaveText(
    namesOf([cars.rented, cars.alsoRented, cars.last, cars.first]),
  );
  await expect(page.getByText('The first 4 of 5.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${cars.first.name}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${cars.second.name}` })).toBeFocused();
  for (const car of [cars.last, cars.second])
    await page.getByRole('button', { name: `Remove ${car.name}` }).press('Enter');
  await expect(table.getByRole('row', { name: /^Purchase Price/ }).getByRole('cell')).toHaveText([
    cars.rented.price,
    `${cars.alsoRented.price}Lowest`,
  ]);
  await expect(
    table
      .getByRole('row', { name: /^0-100/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(`${cars.rented.acceleration} sQuickest`);
  await expect(table.getByRole('rowheader', { name: 'Year Differs' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names its requirement and links to the vehicles', async ({ page }) => {
    await page.goto('/shortlist/');
    await expect(page.getByText(/needs JavaScript, which is switched off/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'See all vehicles' })).toBeVisible();
    await page.goto('/vehicles/');
    await expect(page.getByRole('button', { name: /to shortlist$/ })).toHaveCount(0);
  });
});
