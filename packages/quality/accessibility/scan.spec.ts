import { expect, test } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { dealershipCast, statesOf } from '@/e2e/states';
import { scan } from './engines';
import { withoutIgnored } from './ignored';

const PHONE_WIDTHS = [320, 768];
const DESK_WIDTHS = [1280];

for (const [state, { path, only, open }] of Object.entries(statesOf(dealershipCast))) {
  for (const width of [...(only === 'desk' ? [] : PHONE_WIDTHS), ...(only === 'phone' ? [] : DESK_WIDTHS)]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 800 } });

        test(`three engines find nothing in ${state}, ${colorScheme}, ${width} px`, async ({ page }) => {
          await page.goto(path);
          // Controls are disabled before.
          await page.waitForFunction(isHydrated);
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
