import { expect, type Page, test, visit } from './fixtures';
import { cutTexts } from './geometry';
import { expectLayout, lookAtEveryState } from './screens';
import { dealershipCast, statesOf } from './states';

for (const [width, height] of [
  [320, 640],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [2560, 1300],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) lookAtEveryState({ width, height, colorScheme });
}

/** Adds rules as a visitor's own style sheet does; a style element would be stopped by the page's policy. */
async function addRules(page: Page, css: string) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

// WCAG 2.2, success criterion 1.4.12.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

const still = Object.entries(statesOf(dealershipCast)).filter(([, { open, path }]) => !open && path !== '/none-such');

for (const [name, { path }] of still) {
  test(`${name}: with letters of twice the size, or more space between them, nothing is cut`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const rules of ['html { font-size: 200% !important }', SPACING]) {
        await visit(page, path);
        await addRules(page, rules);
        expect.soft(await page.evaluate(cutTexts), `${width} px`).toEqual([]);
        await expectLayout(page, `${width} px, ${rules}`);
      }
    }
  });
}

test.describe('with the colours of the system only', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons have an edge, chosen controls differ from others, and the focus is visible', async ({ page }) => {
    await visit(page, '/vehicles/');
    const edgeless = await page
      .getByRole('main')
      .locator('a, button')
      .filter({ hasText: /^(WhatsApp|Call)$/ })
      .evaluateAll((elements) =>
        elements.filter((one) => one.checkVisibility() && getComputedStyle(one).borderTopStyle === 'none'),
      );
    expect(edgeless).toEqual([]);
    const looks = (name: string) =>
      page
        .getByRole('radio', { name })
        .locator('xpath=ancestor::label')
        .evaluate((label) => {
          const { backgroundColor, outlineStyle, borderColor, textDecorationLine } = getComputedStyle(label);
          return [backgroundColor, outlineStyle, borderColor, textDecorationLine].join(' ');
        });
    expect(await looks('For Sale')).not.toBe(await looks('For Rent'));
    await page.getByRole('searchbox').focus();
    await expect(page.getByRole('searchbox')).toHaveCSS('outline-style', 'solid');
  });
});
