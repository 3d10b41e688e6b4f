import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { type Cast, dealershipCast, statesOf } from '@/e2e/states';
import { vehicles } from '@/lib/inventory/inventory';
import { brandPages, categoryPages } from '@/lib/landing/landing-pages';
import { placeOf, shotsOf, titleOf, ways } from './shots';

/** A Saturday, a quarter past noon in Kenya: pages say the same of the day in every run. */
const CLOCK = new Date('2026-11-21T09:15:00Z');

const { SCREENS_SITE, SCREENS_WIDTHS, SCREENS_ACTION } = process.env;

/** The cars of data/ that show each case best. */
function shippedCast(): Cast {
  const first = vehicles.find(({ status }) => status === 'available') ?? vehicles[0];
  const [brand] = brandPages(vehicles);
  const [category] = categoryPages(vehicles);
  if (!first || !brand || !category) throw new Error('data/ lists no car: use --site dealership.');
  return {
    first,
    longest: vehicles.reduce((one, other) => (other.name.length > one.name.length ? other : one)),
    sold: vehicles.find(({ status }) => status === 'sold'),
    rented: vehicles.find(({ status }) => status === 'rented'),
    onePicture: vehicles.find(({ images }) => images.length === 1),
    kept: vehicles.slice(0, 3),
    brandPath: brand.path,
    categoryPath: category.path,
  };
}

const states = statesOf(SCREENS_SITE === 'dealership' ? dealershipCast : shippedCast());
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
    // The browser's bubble at an invalid field fades by a clock of its own.
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

/** Runs in a page of the size of a sheet: leaves the margins of @page free, as a printer does. */
function leaveMargins(): void {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]));
  const margin = rules.find((rule) => rule instanceof CSSPageRule)?.style.margin ?? '0';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html { box-sizing: border-box; height: 100vh; padding: ${margin} } body { min-height: 100% !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
