import { cars, currencies, expect, test, vehiclePath, visit } from './fixtures';

const [fresh, stale] = currencies.map(({ code }) => code);

test('a car’s page says in another currency about what is asked, as of the day of the rate', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await expect(page.getByText(`about ${fresh} 348,000, at the rate of 20 November 2031`)).toBeVisible();
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText(`about ${fresh} 967/day, at the rate of 20 November 2031`)).toBeVisible();
  await expect(page.getByText(/348,000/)).toBeHidden();
  // The build has left out what was too old.
  await expect(page.getByText(`about ${stale}`)).toHaveCount(0);
});

test('a page that is read after the rate has grown old says nothing in it', async ({ page }) => {
  // Nairobi, on the last of thirty days and on the day after it.
  await page.clock.setFixedTime(new Date('2031-12-20T20:59:00Z'));
  await visit(page, vehiclePath(cars.first));
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeVisible();
  await page.clock.setFixedTime(new Date('2031-12-20T21:00:00Z'));
  await page.reload();
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeHidden();
});

test('what no sum is told for has none in another currency, and search engines read shillings alone', async ({
  page,
}) => {
  await visit(page, vehiclePath(cars.sameName));
  await expect(page.getByText(`about ${fresh}`)).toHaveCount(1);
  await visit(page, vehiclePath(cars.first));
  const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(graph).toContain('"KES"');
  expect(graph).not.toContain(fresh);
});

test('paper shows shillings alone', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`about ${fresh} 348,000`)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the day of the rate stands with it', async ({ page }) => {
    await page.goto(vehiclePath(cars.first));
    await expect(page.getByText(`about ${fresh} 348,000, at the rate of 20 November 2031`)).toBeVisible();
  });
});
