import { chromium } from '@playwright/test';
import { cars, expect, openAskSheet, pages, test, vehiclePath } from './fixtures';

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

test('a list from the back/forward cache has the dates that a later page kept', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: process.env.WHOLE_BROWSER,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await page.clock.setFixedTime(new Date('2030-11-01T09:00:00Z'));
    await page.goto('/vehicles/?mode=rental');
    const summary = page.getByText('Choose dates');
    await summary.click();
    await page.getByLabel('Pick-up').fill('2030-12-02');
    await page.getByLabel('Return').fill('2030-12-05');
    const card = page.getByRole('article', { name: cars.luxury.name });
    await expect(card).toContainText('for 3 days');
    await page.evaluate(() => {
      document.documentElement.dataset.same = '';
    });
    await page.goto(`${vehiclePath(cars.luxury)}?mode=rental`);
    const tool = await openAskSheet(page);
    await tool.getByLabel('Return').fill('2030-12-08');
    await expect(tool.getByRole('status')).toContainText('6 days');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-same');
    await expect(card).toContainText('for 6 days');
  } finally {
    await browser.close();
  }
});
