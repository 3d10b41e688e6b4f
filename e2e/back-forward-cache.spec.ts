import { chromium } from '@playwright/test';
import { expect, pages, test } from './fixtures';

// Playwright switches the cache off in the browser that tests share.
test('every kind of page comes back from the back/forward cache', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: process.env.WHOLE_BROWSER,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    for (const address of [...pages, '/shortlist/']) {
      await page.goto(address);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted);
        }),
      );
      await page.goto(address === '/about/' ? '/' : '/about/');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html'), address).toHaveAttribute('data-restored', 'true');
    }
  } finally {
    await browser.close();
  }
});
