import { askButton, askLink, askSheet, cars, expect, test, vehiclePath, whatsAppText } from './fixtures';

/* Islands marked 'use lazy'. */

// On a page that tests share, the mouse of the one before may still be on its way.
test.use({ reuseContext: false, viewport: { width: 360, height: 740 } });

const LAZY = '**/_next/static/chunks/*lazy*';

test('lazy code loads once, at the first interaction, and earlier text and presses count', {
  tag: '@islands',
}, async ({ page }) => {
  const fetched: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LAZY, async (route) => {
    fetched.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  expect(fetched).toEqual([]);

  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel('E-mail address');
  await field.fill('wanjiru@example.com');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(field).toHaveValue('wanjiru@example.com');
  expect(fetched).toHaveLength(1);
});

test('opening hours load before the first interaction, without the other lazy islands', {
  tag: '@islands',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/contact/');
  await expect(page.getByRole('main').getByText(/^Showroom (open|closed) now/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  const lazy = fetched.filter((path) => /-lazy\b/.test(path));
  expect(lazy).toEqual([expect.stringContaining('-lazy-hours-')]);
});

test('a mouse that lies still is no interaction', { tag: '@islands' }, async ({ page }) => {
  await page.goto('/about/');
  const move = (movementX: number) =>
    page.evaluate((by) => {
      dispatchEvent(new PointerEvent('pointermove', { movementX: by }));
    }, movementX);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-hydration', 'eager');
  await move(0);
  // An interaction is answered in idle time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(root).toHaveAttribute('data-hydration', 'eager');
  await move(3);
  await expect(root).toHaveAttribute('data-hydration', 'all');
});

test('an island whose lazy code does not load looks as without scripts until a retry loads it', {
  tag: '@islands',
}, async ({ page, expectFailures }) => {
  expectFailures(/ERR_FAILED|^exception: /);
  await page.route(LAZY, (route) => route.abort());
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  await page.keyboard.press('Tab');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Subscribe by e-mail' })).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  await page.unroute(LAZY);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('the sheet of a car has its message while its lazy code does not load, and its fields after a retry', {
  tag: '@islands',
}, async ({ page, expectFailures }) => {
  expectFailures(/ERR_FAILED|^exception: /);
  await page.route(LAZY, (route) => route.abort());
  await page.goto(vehiclePath(cars.first));
  await askButton(page).click();
  await expect(askLink(page)).toBeVisible();
  const topic = askSheet(page).getByLabel('I want to trade in my car');
  await expect(topic).toBeHidden();
  await page.unroute(LAZY);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(topic).toBeVisible({ timeout: 500 });
  }).toPass();
  await topic.check();
  await expect.poll(() => whatsAppText(askLink(page))).toContain('I want to trade in my car.');
});
