import { cars, expect, type Page, test, vehiclePath } from './fixtures';

/* Input before hydration is kept: packages/islands/runtime/record-input.ts. */

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page whose scripts wait until the answer is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
  };
}

test('theme and mode need no island', { tag: '@islands' }, async ({ page }) => {
  await openWithoutScripts(page, vehiclePath(cars.first));
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Rental' }).check({ force: true });
  await expect(page.getByText('Daily Rental Rate').first()).toBeVisible();
});

test('every control of the catalogue waits for its island', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/vehicles/');
  await page.getByRole('radio', { name: 'For Rent' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up');
  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await page.getByRole('button', { name: 'Load More Vehicles' }).click();
  await release();
  await expect(page).toHaveURL(/mode=rental/);
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/view=list/);
  await expect(page).toHaveURL(/view=list/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a press on the shortlist and on the gallery of a car waits for its island', { tag: '@islands' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, vehiclePath(cars.first));
  const heart = page.getByRole('button', { name: /shortlist/i }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 / ').first()).toBeVisible();
});
