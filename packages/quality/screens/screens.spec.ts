import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { leaveMargins } from '@/e2e/printed';
import { statesOf } from '@/e2e/states';
import { placeOf, shotsOf, titleOf, ways } from './shots';

/** A Saturday, a quarter past noon in Kenya: pages say the same of the day in every run. */
const CLOCK = new Date('2026-11-21T09:15:00Z');

const { SCREENS_CAST = '', SCREENS_WIDTHS, SCREENS_ACTION } = process.env;

const states = statesOf(JSON.parse(SCREENS_CAST));
const screens = Object.entries(states).map(([name, { only, open, isOverlay = false }]) => ({
  name,
  only,
  isOpened: open !== undefined,
  isOverlay,
}));
const widths = SCREENS_WIDTHS ? SCREENS_WIDTHS.split(',').map(Number) : null;

for (const shot of shotsOf(screens).filter(({ size }) => !widths || widths.includes(size.width))) {
  test(titleOf(shot), { tag: `@${shot.way}` }, async ({ page }, testInfo) => {
    const { hasScripts, isPrinted } = ways[shot.way];
    const { path = '/', open } = states[shot.screen.name] ?? {};
    // A form hands its message over in another tab.
    page.on('popup', (popup) => popup.close());
    await page.clock.setFixedTime(CLOCK);
    await page.setViewportSize(shot.size);
    await page.emulateMedia({ colorScheme: shot.theme });
    await page.goto(path);
    if (hasScripts) await page.waitForFunction(isHydrated);
    await open?.(page);
    if (isPrinted) {
      await page.emulateMedia({ media: 'print', colorScheme: shot.theme });
      await page.evaluate(leaveMargins);
    }
    await settle(page, !shot.screen.isOverlay);
    const file = `${placeOf(shot)}.png`;
    const options = { fullPage: !shot.screen.isOverlay, animations: 'disabled', caret: 'hide', scale: 'css' } as const;
    if (SCREENS_ACTION === 'compare') await expect(page).toHaveScreenshot(file.split('/'), options);
    else await page.screenshot({ ...options, path: testInfo.snapshotPath(...file.split('/')) });
  });
}

/** Loads lazy pictures, and waits for pictures and fonts. */
async function settle(page: Page, fromTop: boolean): Promise<void> {
  await page.evaluate((top) => {
    // A sticky bar would be in the middle of a full page.
    if (top) scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    // The page's policy blocks a style element. A phone keeps no room for a scrollbar.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scrollbar-gutter: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    // The browser's bubble at an invalid field fades at its own pace.
    const field = document.activeElement;
    if (field instanceof HTMLElement && field.matches(':invalid')) field.blur();
  }, fromTop);
  // A page without scripts keeps no promises: poll from here.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded'),
    )
    .toBe(true);
}
