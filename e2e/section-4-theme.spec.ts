import { expect, type Page, test, visit } from './fixtures';

const LIGHT = 'rgb(251, 250, 248)';
const DARK = 'rgb(12, 12, 11)';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light' }));

for (const [colorScheme, colour] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test(`a first visit follows a system that prefers ${colorScheme}, before the first paint`, {
    tag: '@chromium',
  }, async ({ page, expectFailures }) => {
    // The replaced files fail their integrity check.
    expectFailures(/valid digest .*\/_next\/static\/chunks\//);
    await page.emulateMedia({ colorScheme });
    // Without its script files the page stays as first painted.
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }));
    const refused = page.waitForEvent('console', (message) => message.text().includes('valid digest'));
    await page.goto('/');
    await refused;
    await expect(root(page)).toHaveCSS('background-color', colour);
  });
}

test('the toggle flips the theme, remembers it under "theme", and the next page opens in it', async ({ page }) => {
  await visit(page, '/');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe(null);
  await toggle(page).click();
  await expect(root(page)).toHaveClass(/(^| )dark( |$)/);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe('dark');
  await visit(page, '/about/');
  await expect(root(page)).toHaveCSS('background-color', DARK);
  await toggle(page).click();
  expect(await stored(page)).toBe('light');
  await expect(root(page)).not.toHaveClass(/(^| )dark( |$)/);
});

test('the system is followed while the page is open, until a theme is chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await visit(page, '/about/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(root(page)).toHaveCSS('background-color', LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveCSS('background-color', LIGHT);
});

test('the choice is taken over from another tab, and with cleared storage the system’s is back', async ({
  page,
  context,
}) => {
  await visit(page, '/about/');
  const other = await context.newPage();
  await visit(other, '/about/');
  await toggle(other).click();
  await expect(root(page)).toHaveCSS('background-color', DARK);
  await other.evaluate(() => localStorage.clear());
  await expect(root(page)).toHaveCSS('background-color', LIGHT);
});

test('where storage is blocked the theme changes all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/about/');
  await toggle(page).click();
  await expect(root(page)).toHaveCSS('background-color', DARK);
});
