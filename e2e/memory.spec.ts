import type { CDPSession, Page } from '@playwright/test';
import { cars, expect, test, vehiclePath, visit } from './fixtures';

test.use({ reuseContext: false, viewport: { width: 1280, height: 900 } });

/** What a page holds after a garbage collection. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/** Repeats an interaction 10 times to warm up and 100 times more, and compares what the page holds. */
async function expectNoGrowth(page: Page, interact: (time: number) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time++) await interact(time);
  };
  await repeat(10);
  const before = await held(session);
  await repeat(100);
  const after = await held(session);
  for (const kind of ['nodes', 'listeners', 'bytes'] as const) {
    expect(after[kind] / before[kind], kind).toBeLessThan(1.1);
  }
}

test('filters and searches leave nothing behind', async ({ page }) => {
  await visit(page, '/vehicles/');
  const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button');
  const search = page.getByRole('searchbox', { name: 'Search' }).first();
  await expectNoGrowth(page, async (time) => {
    await tabs.nth(time % 2).click();
    await search.fill(time % 2 ? 'f' : '');
  });
});

test('dialogs and pictures leave nothing behind', async ({ page }) => {
  await visit(page, vehiclePath(cars.first));
  await expectNoGrowth(page, async (time) => {
    await page.getByRole('button', { name: time % 2 ? 'Previous picture' : 'Next picture' }).click();
    await page.getByRole('button', { name: 'Contact us' }).click();
    await page.keyboard.press('Escape');
  });
});
