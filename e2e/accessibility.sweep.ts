import { expectNoViolations, scanEveryPage } from './axe';
import { cars, carsQuery, expect, listed, type Page, pages, test, vehiclePath, visit } from './fixtures';

for (const [colorScheme, width] of [
  ['light', 360],
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
] as const) {
  scanEveryPage({ colorScheme, width });
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const screens = { 'a phone': phone, 'a desk': { viewport: { width: 1280, height: 740 } } };

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    test('controls are at least 44 px high and wide, except links in running text', async ({ page }) => {
      for (const path of pages) {
        await visit(page, path);
        const small = await page
          .locator(
            'main :is(button, summary, select, input, textarea, a[href]), header :is(button, summary, a[href]), aside :is(button, a[href]), footer :is(button, a[href], input)',
          )
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.checkVisibility() && !element.closest('p'))
              .map((element) => {
                // A link stretched over its card, or a radio over its label, is pressed anywhere on it.
                const stretched = getComputedStyle(element, '::before').position === 'absolute';
                const area = (stretched ? element.closest('article') : element.closest('label')) ?? element;
                const { width, height } = area.getBoundingClientRect();
                return { text: element.textContent?.trim().slice(0, 30), width, height };
              })
              .filter(({ width, height }) => width < 43.5 || height < 43.5),
          );
        expect.soft(small, path).toEqual([]);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('nothing scrolls sideways at 320 px or at 400 % zoom, and nothing moves while a page loads', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, {
            layoutShift: (window as unknown as { layoutShift: number }).layoutShift + entry.value,
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      for (const path of pages) {
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const [content, shift] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          (window as unknown as { layoutShift: number }).layoutShift,
        ]);
        expect.soft(content, `${path} at ${size.width} x ${size.height}`).toBeLessThanOrEqual(320);
        expect.soft(shift, `${path} at ${size.width} x ${size.height}`).toBeLessThan(0.02);
      }
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`at 320 px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/vehicles/brand/tuk-sons/', '/vehicles/category/luxury/']) {
      test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page }) => {
        await visit(page, path);
        await expectNoViolations(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }

    test('axe finds nothing in the turn', async ({ page }) => {
      await visit(page, vehiclePath(cars.first));
      await page.getByRole('button', { name: 'View in 360°' }).click();
      await expect(page.getByRole('slider', { name: 'Turn the car' })).toBeVisible();
      await expectNoViolations(page, 'turn');
    });

    const paths = [
      '/shortlist/',
      `/shortlist/${carsQuery(cars.luxury, cars.longest)}`,
      '/compare/',
      `/compare/${carsQuery(cars.first, cars.longest, cars.markup)}`,
      vehiclePath(cars.rented),
    ];
    for (const path of paths) {
      test(`nothing of ${path} scrolls sideways, its targets are large enough and axe finds nothing`, async ({
        page,
      }) => {
        await page.addInitScript((ids) => localStorage.setItem('shortlist', ids), threeIds);
        await visit(page, path);
        await expect(shortlistLink(page)).toHaveAccessibleName(/3 vehicles$/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        const small = await page
          .locator(
            'header :is(button, a, summary), main :is(button, select, input:not([type="checkbox"], [type="radio"]))',
          )
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.checkVisibility())
              .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ text }) => text),
          );
        expect(small).toEqual([]);
        await expectNoViolations(page, path);
      });
    }
  });
}

const threeIds = listed
  .slice(0, 3)
  .map(({ id }) => id)
  .join(',');
const shortlistLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Shortlist/ })
    .filter({ visible: true });
