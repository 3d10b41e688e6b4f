import { serveInPieces } from './browser/serve-in-pieces';
import { expect, type Page, pages, test } from './fixtures';

const SITE_FOLDER = process.env.SITE_FOLDER ?? '';

for (const [width, height] of [
  [320, 640],
  [740, 360],
  [1280, 800],
] as const) {
  test(`nothing moves at ${width} x ${height} while a page arrives in pieces`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const site = await serveInPieces(SITE_FOLDER);
    await page.addInitScript(recordShifts);
    for (const path of pages) {
      await page.goto(site.address + path, { waitUntil: 'commit' });
      await drawn(page);
      while (site.sendNext()) await drawn(page);
      await page.waitForLoadState('load');
      await drawn(page);
      expect.soft(await page.evaluate(() => (window as Window & Recording).shifts), path).toEqual([]);
    }
    site.close();
  });
}

test('nothing moves at 320 x 640 wherever a page is cut in two', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const site = await serveInPieces(SITE_FOLDER);
  await page.addInitScript(recordShifts);
  for (const path of pages) {
    for (let pieces = 2, left = true; left; pieces += 2) {
      await page.goto(site.address + path, { waitUntil: 'commit' });
      for (let sent = 0; sent < pieces && left; sent += 1) left = site.sendNext();
      await drawn(page);
      site.sendRest();
      await page.waitForLoadState('load');
      await drawn(page);
      const shifts = await page.evaluate(() => (window as Window & Recording).shifts);
      expect.soft(shifts, `${path} after ${pieces} pieces`).toEqual([]);
    }
  }
  site.close();
});

type Recording = { shifts?: string[] };

/**
 * Runs in the page: records shifts of more than 0.05, half of the 0.1 that https://web.dev/articles/cls calls good. A
 * button that makes room for the next one moves by less.
 */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as (PerformanceEntry & Shift)[])
      for (const { node, previousRect, currentRect } of value < 0.05 ? [] : sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent;
        shifts.push(`${name}: ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`);
      }
  }).observe({ type: 'layout-shift', buffered: true });
  type Source = { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect };
  type Shift = { readonly value: number; readonly sources: readonly Source[] };
}

/** Resolves after the browser has painted. */
function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
