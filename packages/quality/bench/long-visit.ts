import type { Browser } from '@playwright/test';
import { openPhone } from './phone';

/** A page's memory and nodes. */
export type Held = { readonly nodes: number; readonly listeners: number; readonly megabytes: number };

const WARM_UP = 10;
const PRESSES = 200;
/** In which a list is filled. */
const ANSWER_MS = 100;

/** Presses controls in turn, 200 times, each after the last answer, and counts the page's objects before and after. */
export async function holdAfterPresses(
  browser: Browser,
  address: string,
  elements: readonly string[],
): Promise<readonly [Held, Held]> {
  const { page, device, close } = await openPhone(browser, null);
  const held = async (): Promise<Held> => {
    await device.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await device.send('Memory.getDOMCounters');
    const { usedSize } = await device.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, megabytes: usedSize / 1_000_000 };
  };
  const repeat = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const element = elements[time % elements.length] ?? '';
      await page.locator(element).filter({ visible: true }).first().press('Enter');
      await page.waitForTimeout(ANSWER_MS);
    }
  };
  try {
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await repeat(WARM_UP);
    const before = await held();
    await repeat(PRESSES);
    return [before, await held()];
  } finally {
    await close();
  }
}
