import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { identityOf } from '@/e2e/browser/secure-site';
import { type Measures, measureVisit } from '../bench/measure';
import { GOOD_LINK } from '../bench/phone';
import { serveCompressed } from '../bench/serve-compressed';
import { figureOf } from '../bench/summary';

/** The catalogue's cost in a slowed browser: milliseconds and kilobytes (1000 bytes), medians but for the longest task. */
export type InBrowser = {
  /** A visit of a phone on mobile data that touches nothing. */
  readonly lcp: number;
  readonly blocking: number;
  readonly kilobytes: number;
  /** From a press on a category, all vehicles being there, to the frame that shows it. */
  readonly filter: number;
  /** The same from each key of a search. */
  readonly search: number;
  /** Of everything from the first sign of interest in the filters; 0 where none took 50 ms. */
  readonly longestTask: number;
};

const VISITS = 3;
const ROUNDS = 4;
const CPU_SLOWDOWN = 4;
const DESK = { viewport: { width: 1280, height: 900 } };
/** The typed words: existing names, a misspelt one, and one without a match. */
const SEARCHES = ['bmw', 'mercedez', 'coupe', 'zzz'];

/** The measurements that the catalogue page records of itself. */
type Watched = Window & { paints: number[]; longest: number };

/** @param folder the finished pages */
export async function measureInBrowser(folder: string): Promise<InBrowser> {
  const identity = identityOf('127.0.0.1');
  const { address, close } = await serveCompressed(folder, identity, '404.html');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses to run as root inside its sandbox.
    args: [identity.browserArgument, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const visits: Measures[] = [];
    for (let visit = 0; visit < VISITS; visit += 1)
      visits.push(await measureVisit(browser, `${address}/vehicles/`, GOOD_LINK));
    const median = (of: (visit: Measures) => number) => figureOf(visits.map(of)).median;
    return {
      lcp: median((visit) => visit['LCP ms']),
      blocking: median((visit) => visit['blocking ms']),
      kilobytes: median((visit) => visit['all kB']),
      ...(await workTheCatalogue(browser, `${address}/vehicles/`)),
    };
  } finally {
    await browser.close();
    close();
  }
}

async function workTheCatalogue(browser: Browser, address: string) {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  // The compiler of this script names functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address);
  await page.waitForFunction(isHydrated);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watch);

  const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button');
  // The first press brings all vehicles, which is no answer to a press but counts among the tasks.
  await tabs.nth(1).click();
  await page.waitForFunction(isHydrated);
  await takePaints(page);

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const tab of await tabs.all()) await untilPainted(page, () => tab.click());
  }
  const filter = await takePaints(page);

  await page.getByRole('searchbox').first().focus();
  for (const word of SEARCHES) {
    for (const key of word) await untilPainted(page, () => page.keyboard.type(key));
    for (const _ of word) await untilPainted(page, () => page.keyboard.press('Backspace'));
  }
  const search = await takePaints(page);
  const longestTask = await page.evaluate(() => (window as unknown as Watched).longest);
  await context.close();
  return { filter: figureOf(filter).median, search: figureOf(search).median, longestTask };
}

/** Runs in a page. Records the longest task, and the time from each press or input to its paint. */
function watch(): void {
  const watched = window as unknown as Watched;
  watched.paints = [];
  watched.longest = 0;
  for (const type of ['click', 'input']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.paints.push(performance.now() - timeStamp);
        // A message sent before a frame is drawn is read after it.
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
  }).observe({ type: 'longtask' });
}

async function untilPainted(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => (window as unknown as Watched).paints.length);
  await act();
  await page.waitForFunction((count) => (window as unknown as Watched).paints.length > count, before);
}

/** Returns the record and resets it. */
async function takePaints(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as Watched).paints.splice(0));
}
