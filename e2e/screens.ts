import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test, visit } from './fixtures';
import { cutTexts, layoutFaults } from './geometry';
import { dealershipCast, statesOf } from './states';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of level AAA: contrast of 7, and links that say alone where they lead. */
const BEYOND_AA = { 'color-contrast-enhanced': { enabled: true }, 'identical-links-same-purpose': { enabled: true } };

/** Legacy mode: the site has no frames, so the result is the same, without a second page. */
async function expectNoViolations(page: Page, state: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules: BEYOND_AA }).withTags(TAGS);
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told).toEqual([]);
}

/** Runs in a page: controls that are less than 44 px high or wide, except links in running text. */
function smallTargets(): string[] {
  const controls = document.querySelectorAll(
    'main :is(button, summary, select, input, textarea, a[href]), :is(header, aside, footer) :is(button, summary, input, a[href])',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility() || control.closest('p')) return [];
    // A link stretched over its card, or a radio over its label, is pressed anywhere on it.
    const stretched = getComputedStyle(control, '::before').position === 'absolute';
    const area = stretched ? (control as HTMLElement).offsetParent : control.closest('label');
    const { width, height } = (area ?? control).getBoundingClientRect();
    return width < 43.5 || height < 43.5 ? [`${control.textContent?.trim().slice(0, 30)}: ${width} x ${height}`] : [];
  });
}

/** Runs in a page: live regions hidden in a visible parent. A screen reader misses the text of a new region. */
function hiddenLiveRegions(): string[] {
  return [...document.querySelectorAll('[role="status"], [role="alert"], [role="log"], [aria-live], output')]
    .filter((region) => !region.checkVisibility() && region.parentElement?.checkVisibility())
    .map((region) => region.outerHTML.slice(0, 120));
}

/** Layout, cut texts and sideways scrolling; with a dialog open, what lies under it is covered. */
export async function expectLayout(page: Page, where: string, isOverlay = false): Promise<void> {
  const faults = await page.evaluate(isOverlay ? cutTexts : layoutFaults);
  expect.soft(faults, where).toEqual([]);
}

export type Screen = { readonly width: number; readonly height: number; readonly colorScheme: 'light' | 'dark' };

/** A test for each page and opened state on a screen: rules of axe, layout, sizes of targets, live regions. */
export function lookAtEveryState({ width, height, colorScheme }: Screen): void {
  test.describe(`${width} x ${height}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, { path, only, open, isOverlay }] of Object.entries(statesOf(dealershipCast))) {
      if (only && (only === 'phone') !== width < 1024) continue;
      test(name, async ({ page, expectFailures }) => {
        if (path === '/none-such') expectFailures(/404/);
        await visit(page, path);
        await open?.(page);
        await expectNoViolations(page, name);
        await expectLayout(page, name, isOverlay);
        if (!isOverlay) expect.soft(await page.evaluate(smallTargets)).toEqual([]);
        expect.soft(await page.evaluate(hiddenLiveRegions)).toEqual([]);
      });
    }
  });
}
