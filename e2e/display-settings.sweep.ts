import type { Page } from '@playwright/test';
import { cars, carsQuery, expect, pages, test, vehiclePath, visit } from './fixtures';

const { first, luxury, longest, markup } = cars;
const everyPage = [
  ...pages,
  vehiclePath(longest),
  `/shortlist/${carsQuery(first, luxury)}`,
  `/compare/${carsQuery(first, longest, markup)}`,
  '/vehicles/brand/ferrari/',
  '/legal/privacy/',
];

/** Adds rules the way a visitor's own style sheet would; a style element would be stopped by the page's policy. */
async function addRules(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Texts whose box hides a part of them, by their first words. */
const cutOff = (page: Page) =>
  page.locator('main *, header *, footer *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const style = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const isClipped = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
        // Text for screen readers only is one pixel large.
        const isReadByEye = element.checkVisibility() && element.clientWidth > 1;
        return (
          hasText &&
          isClipped &&
          isReadByEye &&
          !element.matches('input, textarea, select, option') &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 40)),
  );

// WCAG 2.2, success criterion 1.4.12.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

for (const width of [320, 1280]) {
  test(`with more space between lines, letters and words nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPage) {
      await visit(page, path);
      await addRules(page, SPACING);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });

  test(`with letters of twice the size nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyPage) {
      await visit(page, path);
      await addRules(page, 'html { font-size: 200% !important }');
      expect.soft(await cutOff(page), path).toEqual([]);
    }
  });
}

test.describe('with the colours of the system only', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons have an edge', async ({ page }) => {
    for (const path of everyPage) {
      await visit(page, path);
      const edgeless = await page
        .locator('main a, main button, header a')
        .filter({ hasText: /^(WhatsApp|Call|Call Now|Explore Collection|Book Consultation|Get Quote)$/ })
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility() && getComputedStyle(element).borderTopStyle === 'none')
            .map(({ textContent }) => textContent),
        );
      expect.soft(edgeless, path).toEqual([]);
    }
  });
});
