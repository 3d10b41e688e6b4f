import { cars, expect, openAskSheet, type Page, test, vehiclePath, visit } from './fixtures';

/* How pages become interactive. */

// On a page that tests share, the mouse of the one before may still be on its way.
test.use({ reuseContext: false, viewport: { width: 1280, height: 1200 } });

const LAZY = '**/_next/static/chunks/*lazy*';

const state = (page: Page) => page.locator('html');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Keeps scripts back until the answer is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => held.then(() => route.continue()));
  return release;
}

test('a hidden island hydrates when it is shown, however far down', { tag: '@islands' }, async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  // The first day to choose is today, which only the browser knows.
  const sheet = await openAskSheet(page);
  await sheet.getByLabel('View it', { exact: true }).check();
  await expect(sheet.getByLabel('Day', { exact: true })).toHaveAttribute('min', /./);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('lazy code loads once, at the first interaction, and earlier text counts', { tag: '@islands' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/-lazy\b/.test(request.url())) fetched.push(request.url());
  });
  const release = await hold(page, LAZY);
  await page.goto('/about/');
  await expect(state(page)).toHaveAttribute('data-hydration', 'eager');
  expect(fetched).toEqual([]);
  const field = footer(page).getByLabel('E-mail address');
  await field.fill('wanjiru@example.com');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(state(page)).toHaveAttribute('data-hydration', 'all');
  await expect(field).toHaveValue('wanjiru@example.com');
  expect(fetched).toHaveLength(1);
});

test('lazy islands near the viewport load before it, without the others', { tag: '@islands' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact/');
  await expect(page.getByRole('main').getByText(/^Showroom (open|closed) now/)).toBeVisible();
  await expect(state(page)).toHaveAttribute('data-hydration', 'eager');
  const lazy = fetched.filter((path) => /-lazy\b/.test(path));
  expect(lazy).toEqual([expect.stringContaining('-lazy-hours-')]);
});

for (const [how, times, works] of [
  ['once works after a retry', 1, true],
  ['for ever leaves its islands as without scripts', 99, false],
] as const) {
  test(`lazy code that fails ${how}`, { tag: '@islands' }, async ({ page, expectFailures }) => {
    expectFailures(/ERR_FAILED|^exception: /);
    await page.route(LAZY, (route) => route.abort(), { times });
    await page.goto('/about/');
    await expect(state(page)).toHaveAttribute('data-hydration', 'eager');
    await page.keyboard.press('Tab');
    await expect(footer(page).getByRole('link', { name: 'Subscribe by e-mail' })).toBeVisible({ visible: !works });
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeVisible({ visible: works });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(state(page)).toHaveClass(/\bdark\b/);
  });
}

for (const part of ['islands', 'page']) {
  test(`without its ${part} script a page is as without scripts`, { tag: '@islands' }, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/ERR_FAILED/);
    await page.route(`**/_next/static/chunks/${part}-*.js`, (route) => route.abort());
    await page.goto('/contact/');
    await expect(page.getByRole('link', { name: 'Write an e-mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Continue to/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
  });
}
