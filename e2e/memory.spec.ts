import type { CDPSession, Page } from '@playwright/test';
import { cars, expect, test, vehiclePath, visit } from './fixtures';

test.use({ reuseContext: false, viewport: { width: 1280, height: 900 } });

test.slow();

/** A page's memory, nodes and listeners after a garbage collection. */
async function held(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/**
 * Repeats an interaction 50 times, until the engine has compiled its code, then 200 times, and compares memory. Typed text
 * adds half a node a change on any page: Chromium's undo history.
 */
async function expectNoGrowth(page: Page, interact: (time: number) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time++) await interact(time);
  };
  await repeat(50);
  const before = await held(session);
  await repeat(200);
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

test('navigations leave nothing behind', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const tour = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await visit(page, vehiclePath(cars.first));
      await visit(page, '/vehicles/');
    }
    return held(session);
  };
  const before = await tour(3);
  const after = await tour(10);
  for (const kind of ['nodes', 'listeners', 'bytes'] as const) {
    expect(after[kind] / before[kind], kind).toBeLessThan(1.1);
  }
});
