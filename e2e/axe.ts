import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, pages, test, visit } from './fixtures';
import { dealershipCast, statesOf } from './states';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of level AAA (docs/accessibility.md): contrast of 7, and links that say alone where they lead. */
const BEYOND_AA = { 'color-contrast-enhanced': { enabled: true }, 'identical-links-same-purpose': { enabled: true } };

/**
 * Legacy mode: the site has no frames, so the result is the same, without a second page.
 * @param rules beside those of level A and AA
 */
export async function expectNoViolations(page: Page, state: string, rules = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect.soft(told).toEqual([]);
}

/** The opened parts of a page, by their names in e2e/states.ts. */
const OPENED = [
  'the open menu',
  'the contact dialog',
  'a service dialog',
  'the filter sheet',
  'the empty result',
  'the list for rent',
  'the full-screen viewer',
];

const states = statesOf(dealershipCast);

export type Screen = { readonly colorScheme: 'light' | 'dark'; readonly width: number };

/** A test for each page and each state of one, on a screen of that width and theme. */
export function scanEveryPage({ colorScheme, width }: Screen): void {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...pages, '/vehicles/brand/tuk-sons/', '/vehicles/category/luxury/', '/vehicle/none-such']) {
      test(`axe finds nothing on ${path}`, async ({ page, expectFailures }) => {
        if (path === '/vehicle/none-such') expectFailures(/404.*\/vehicle\/none-such/);
        await visit(page, path);
        await expectNoViolations(page, path, BEYOND_AA);
      });
    }

    for (const name of OPENED) {
      const { path, only, open } = states[name] ?? {};
      if (!path || !open) throw new Error(`e2e/states.ts has nothing to open that is called '${name}'.`);
      if (only && (only === 'phone') !== width < 1024) continue;
      test(`axe finds nothing with ${name}`, async ({ page }) => {
        await visit(page, path);
        await open(page);
        await expectNoViolations(page, name, BEYOND_AA);
      });
    }
  });
}
