import { expect, type Page, test } from '@playwright/test';
import { scan } from './engines';
import { withoutIgnored } from './ignored';
import { states } from './states';

/** Until React has the page, by its marks on the elements: before, buttons wait switched off, out of a keyboard's reach. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__react')),
  );
}

const PHONE_WIDTHS = [320, 768];
const DESK_WIDTHS = [1280];

for (const [state, { path, only, open }] of Object.entries(states)) {
  for (const width of [...(only === 'desk' ? [] : PHONE_WIDTHS), ...(only === 'phone' ? [] : DESK_WIDTHS)]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 800 } });

        test(`three engines find nothing in ${state}, ${colorScheme}, ${width} px`, async ({ page }) => {
          await page.goto(path);
          await hydrated(page);
          await open?.(page);
          const faults = await withoutIgnored(page, await scan(page));
          expect(
            faults.map(({ engine, rule, target, message }) => `${engine}: ${rule} at ${target}: ${message}`),
          ).toEqual([]);
        });
      });
    }
  }
}
