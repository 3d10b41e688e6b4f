import { expect, test, visit } from './fixtures';

const LIGHT = 'rgb(251, 250, 248)';
const DARK = 'rgb(12, 12, 11)';

for (const [scheme, colour] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test(`a first visit follows a system that prefers ${scheme}, before anything is drawn`, async ({
    page,
    expectFailures,
  }) => {
    // Each is refused, since it is not what the page was built with.
    expectFailures(/valid digest .*\/_next\/static\/chunks\//);
    await page.emulateMedia({ colorScheme: scheme });
    // Without the page's own script files, what stands is what the first paint shows.
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }));
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('background-color', colour);
  });
}

test('the toggle flips the theme, remembers it under "theme", and the next page opens in it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await visit(page, '/about/');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await expect(page.locator('html')).not.toHaveClass(/(^| )dark( |$)/);
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the theme changes at once: no button fades into it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await visit(page, '/vehicles/');
    const fading = () => page.evaluate(() => document.getAnimations().length);
    expect(await fading()).toBe(0);
    await page.getByRole('button', { name: 'Dark theme' }).evaluate((button: HTMLElement) => {
      button.click();
    });
    expect(await fading()).toBe(0);
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  });
});

test('the system is followed live until the visitor chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
});

test('storage that is blocked or holds nonsense changes nothing else', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    if (location.hash === '#blocked') {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    } else {
      localStorage.setItem('theme', '{"dark":');
    }
  });
  for (const path of ['/contact/', '/about/#blocked']) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  }
});
