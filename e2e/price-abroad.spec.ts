import { cars, currencies, expect, test, vehiclePath, visit } from './fixtures';

const [fresh, stale] = currencies.map(({ code }) => code);

test('the price and the rate show in another currency, with the date of its rate', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await expect(page.getByText(`about ${fresh} 348,000, at the rate of 20 November 2031`)).toBeVisible();
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText(`about ${fresh} 967/day, at the rate of 20 November 2031`)).toBeVisible();
  await expect(page.getByText(/348,000/)).toBeHidden();
  // The build omits an old rate.
  await expect(page.getByText(`about ${stale}`)).toHaveCount(0);
});

test('a rate that became too old after the build is hidden', async ({ page }) => {
  // Nairobi, on the last of thirty days and on the day after it.
  await page.clock.setFixedTime(new Date('2031-12-20T20:59:00Z'));
  await visit(page, vehiclePath(cars.first));
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeVisible();
  await page.clock.setFixedTime(new Date('2031-12-20T21:00:00Z'));
  await page.reload();
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeHidden();
});

test('a missing price has no other currency, and structured data has shillings only', async ({ page }) => {
  await visit(page, vehiclePath(cars.sameName));
  await expect(page.getByText(`about ${fresh}`)).toHaveCount(1);
  await visit(page, vehiclePath(cars.first));
  const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(graph).toContain('"KES"');
  expect(graph).not.toContain(fresh);
});

test('print shows shillings only', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the date of the rate shows', async ({ page }) => {
    await page.goto(vehiclePath(cars.first));
    await expect(page.getByText(`about ${fresh} 348,000, at the rate of 20 November 2031`)).toBeVisible();
  });
});
