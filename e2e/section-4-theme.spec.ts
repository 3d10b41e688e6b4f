import { cars, expect, pages, test, vehiclePath, visit } from './fixtures';

const LIGHT = 'rgb(251, 250, 248)';
const DARK = 'rgb(12, 12, 11)';

for (const [scheme, colour] of [
  ['light', LIGHT],
  ['dark', DARK],
] as const) {
  test(`a first visit follows a system that prefers ${scheme}, before the first paint`, async ({
    page,
    expectFailures,
  }) => {
    // The replaced files fail their integrity check.
    expectFailures(/valid digest .*\/_next\/static\/chunks\//);
    await page.emulateMedia({ colorScheme: scheme });
    // Without its script files the page stays as first painted.
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ body: '' }));
    const refused = page.waitForEvent('console', (message) => message.text().includes('valid digest'));
    await page.goto('/');
    await refused;
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

test('one file of a drawn car stands on the ground of either theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, vehiclePath(cars.first));
  const picture = page.locator('[data-shared-picture] img').first();
  const seen = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      context?.drawImage(image, 0, 0);
      const corner = context?.getImageData(4, 4, 1, 1).data[3] ?? 255;
      const { backgroundColor, backgroundImage } = getComputedStyle(image);
      const ground = backgroundImage === 'none' ? backgroundColor : backgroundImage;
      return { file: image.currentSrc, ground, seeThrough: corner < 40 };
    });
  const onLight = await seen();
  // A floor that ends in the page.
  expect(onLight.ground).toMatch(/^linear-gradient\(.*rgb\(251, 250, 248\) \d+%\)$/);
  expect(onLight.seeThrough).toBe(true);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(seen).toEqual({ ...onLight, ground: DARK });
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${width} px the toggle skips the layout of everything out of view for one frame, and moves nothing`, {
    tag: '@islands',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const held = page.locator('[style*="content-visibility: hidden"]');
    const others = ['/legal/terms/', '/vehicles/category/luxury/', `/compare/?cars=${cars.first.id},${cars.last.id}`];
    for (const path of [...pages, vehiclePath(cars.last), ...others]) {
      await visit(page, path);
      for (const share of [0, 0.5, 1]) {
        const [before, after, holding] = await page.evaluate((share) => {
          const root = document.documentElement;
          scrollTo(0, share * (root.scrollHeight - innerHeight));
          const places = () => [
            root.scrollHeight,
            scrollY,
            ...Array.from(document.querySelectorAll('main, main *, footer'), (part) => part.getBoundingClientRect())
              .filter(({ bottom, top, height }) => height > 0 && bottom >= 0 && top <= innerHeight)
              .map(({ top, left, width, height }) => [top, left, width, height].map(Math.round).join(' ')),
          ];
          const before = places();
          document.querySelector<HTMLElement>('[aria-label="Dark theme"]')?.click();
          const held = document.querySelectorAll('[style*="content-visibility: hidden"]').length;
          return [before, places(), held];
        }, share);
        expect(after, `${path} at ${share}`).toEqual(before);
        expect(holding, `${path} at ${share}`).toBeGreaterThan(0);
        await expect(held).toHaveCount(0);
      }
    }
    await expect(page.locator('main [style]:not([style=""])')).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the theme changes without a transition', async ({ page }) => {
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
