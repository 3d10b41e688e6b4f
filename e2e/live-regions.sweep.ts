import { expect, test, visit } from './fixtures';
import { dealershipCast, statesOf } from './states';

/** Live regions that are hidden in a visible parent: a screen reader misses the text of a new region. */
function hiddenLiveRegions(): string[] {
  return [...document.querySelectorAll('[role="status"], [role="alert"], [role="log"], [aria-live], output')]
    .filter((region) => !region.checkVisibility() && region.parentElement?.checkVisibility())
    .map((region) => region.outerHTML.slice(0, 120));
}

const states = Object.entries(statesOf(dealershipCast));

for (const [name, { path, only, open }] of states) {
  test(`no live region is hidden while it has nothing to say: ${name}`, async ({ page, expectFailures }) => {
    if (path === '/none-such') expectFailures(/404/);
    const widths = { phone: [360], desk: [1280], any: open ? [360] : [360, 1280] };
    for (const width of widths[only ?? 'any']) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, path);
      await open?.(page);
      expect.soft(await page.evaluate(hiddenLiveRegions), `${width} px`).toEqual([]);
    }
  });
}
