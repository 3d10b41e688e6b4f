import { expect, test } from './fixtures';

/* What comes when somebody is there: islands/late.ts. */

// On a page that tests share, the mouse of the one before may still be on its way.
test.use({ reuseContext: false, viewport: { width: 360, height: 740 } });

const LATE = '**/_next/static/chunks/*lazy*.js';

test('what is late is fetched when somebody is there, once, and takes over what was typed', {
  tag: '@islands',
}, async ({ page }) => {
  const fetched: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATE, async (route) => {
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
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeDisabled();
  release();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expect(field).toHaveValue('wanjiru@example.com');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('whether the doors are open is told before anybody is there, and brings nothing else along', {
  tag: '@islands',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/contact/');
  await expect(page.getByRole('main').getByText(/^Showroom (open|closed) now/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  const late = fetched.filter((path) => /-lazy\b/.test(path));
  expect(late).toEqual([expect.stringContaining('-lazy-hours-')]);
});

test('a mouse that lies still is nobody', { tag: '@islands' }, async ({ page }) => {
  await page.goto('/about/');
  const move = (movementX: number) =>
    page.evaluate((by) => {
      dispatchEvent(new PointerEvent('pointermove', { movementX: by }));
    }, movementX);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-hydration', 'eager');
  await move(0);
  // Whoever is met is answered in idle time, which is over before what is asked for in it next.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(root).toHaveAttribute('data-hydration', 'eager');
  await move(3);
  await expect(root).toHaveAttribute('data-hydration', 'all');
});

test('where what is late does not come, its place is as without scripts, and all else lives', {
  tag: '@islands',
}, async ({ page, expectFailures }) => {
  expectFailures(/ERR_FAILED|^exception: /);
  await page.route(LATE, (route) => route.abort());
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'eager');
  await page.keyboard.press('Tab');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Subscribe by e-mail' })).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});
