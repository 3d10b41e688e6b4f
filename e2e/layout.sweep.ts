import type { CDPSession, Page } from '@playwright/test';
import { cars, carsQuery, expect, pages, test, vehiclePath, visit } from './fixtures';
import { layoutFaults } from './geometry';

/* Measures every page at every width and text size; layout.spec.ts tests single places. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const compared = carsQuery(cars.first, cars.second, cars.longest);
const everyPage = [
  ...pages,
  '/vehicles/?view=list',
  '/vehicles/?view=list&mode=rental',
  // With a chip for every filter.
  '/vehicles/?category=supercar&q=Lamborghini&price=25m-35m&year=2022&brand=Mercedes-AMG&fuel=Electric&availability=rented',
  vehiclePath(cars.longest),
  `${vehiclePath(cars.second)}?mode=rental`,
  '/shortlist/',
  `/shortlist/${compared}`,
  '/compare/',
  `/compare/${compared}`,
  `/compare/${carsQuery(cars.first, cars.longest)}`,
  '/vehicles/brand/ferrari/',
  '/legal/privacy/',
  `/contact/?car=${cars.first.id}`,
];
const widths = [280, 320, 360, 640, 768, 1024, 1200, 1280, 1440, 2560];

let browserSettings: CDPSession | undefined;

/** The text size of the browser's settings, which media queries in rem follow. */
async function setTextSize(page: Page, percent: number) {
  browserSettings ??= await page.context().newCDPSession(page);
  await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}

/** As browsers do that enlarge only text, without effect on media queries. */
async function enlargeText(page: Page, size: string) {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

// The page is reused by the next test: reset the setting.
test.afterEach(async ({ page }) => {
  if (!browserSettings) return;
  await setTextSize(page, 100);
  await browserSettings.detach();
  browserSettings = undefined;
});

for (const path of everyPage) {
  test(`everything has its place at every width and text size: ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    for (const percent of [150, 200]) {
      await setTextSize(page, percent);
      expect.soft(await page.evaluate(layoutFaults), `360 px, text at ${percent} %`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await page.evaluate(layoutFaults), '320 px, text at 200 %').toEqual([]);
    await setTextSize(page, 100);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await enlargeText(page, '200%');
      expect.soft(await page.evaluate(layoutFaults), `${width} px, text alone at 200 %`).toEqual([]);
      await enlargeText(page, '');
    }
  });
}
