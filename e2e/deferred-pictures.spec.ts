import { expect, type Page, test } from './fixtures';

/* Lazy pictures near the screen wait for the page's scripts, with which they would share a phone's connection. */

const SCRIPTS = '**/*.js';

function watchPictures(page: Page): ReadonlySet<string> {
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (/\/pictures\//.test(request.url())) pictures.add(request.url());
  });
  return pictures;
}

/** Opens the catalogue, whose scripts never come, and waits for the pictures that it begins with. */
async function openWithoutScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, () => {});
  await page.goto('/vehicles/', { waitUntil: 'commit' });
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('only the first pictures are requested before the scripts, the others at the first scroll', {
    tag: '@islands',
  }, async ({ page }) => {
    const pictures = watchPictures(page);
    await openWithoutScripts(page);
    const eager = await page.locator('main img:not([loading="lazy"])').count();
    expect(pictures.size).toBeLessThanOrEqual(eager);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => pictures.size).toBeGreaterThan(eager);
  });

  test('pictures come with the scripts, and nothing has moved', { tag: '@islands' }, async ({ page }) => {
    await openWithoutScripts(page);
    const picture = page.locator('main img[loading="lazy"]').first();
    const top = () => picture.evaluate((one) => (one as HTMLElement).offsetTop + (one.closest('li')?.offsetTop ?? 0));
    const before = await top();
    await page.unroute(SCRIPTS);
    await page.reload();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveCSS('translate', 'none');
    expect(await top()).toBe(before);
  });
});

test('a desk requests the pictures that it shows at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const pictures = watchPictures(page);
  await openWithoutScripts(page);
  const eager = await page.locator('main img:not([loading="lazy"])').count();
  await expect.poll(() => pictures.size).toBeGreaterThan(eager);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('no picture waits', async ({ page }) => {
    await page.goto('/vehicles/');
    await expect(page.locator('main img[loading="lazy"]').first()).toHaveCSS('translate', 'none');
  });
});
