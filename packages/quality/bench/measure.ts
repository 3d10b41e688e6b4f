import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit of a page costs: kilobytes (1000 bytes) as transferred, milliseconds, and numbers. */
export type Measures = Readonly<Record<Measure, number>>;

export const MEASURES = [
  'HTML kB',
  'scripts kB',
  'styles kB',
  'fonts kB',
  'pictures kB',
  'all kB',
  'requests',
  'elements',
  'LCP ms',
  'CLS',
  'blocking ms',
  'scripts ms',
  'layout ms',
  'main thread ms',
  'press ms',
] as const;

export type Measure = (typeof MEASURES)[number];

/** A mid-range phone on mobile data, as Lighthouse emulates it. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;

const KINDS: Readonly<Record<string, Measure>> = {
  Document: 'HTML kB',
  Script: 'scripts kB',
  Stylesheet: 'styles kB',
  Font: 'fonts kB',
  Image: 'pictures kB',
};

/** Opens the address with an empty cache, measures, and then taps one control of the header. */
export async function measureVisit(browser: Browser, address: string): Promise<Measures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    const transfer = await listen(device);
    await device.send('Performance.enable');
    await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    // The compiler of this script names functions by a helper that no page has.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(readTimeline);
    const { metrics } = await device.send('Performance.getMetrics');
    const seconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    const untouched = { ...transfer };
    return {
      ...untouched,
      ...seen,
      'scripts ms': seconds('ScriptDuration'),
      'layout ms': seconds('LayoutDuration') + seconds('RecalcStyleDuration'),
      'main thread ms': seconds('TaskDuration'),
      'press ms': await pressFirstControl(page),
    };
  } finally {
    await context.close();
  }
}

type Transfer = Record<
  'HTML kB' | 'scripts kB' | 'styles kB' | 'fonts kB' | 'pictures kB' | 'all kB' | 'requests',
  number
>;

/** Counts transferred bytes and requests. */
async function listen(device: CDPSession): Promise<Transfer> {
  const transfer: Transfer = {
    'HTML kB': 0,
    'scripts kB': 0,
    'styles kB': 0,
    'fonts kB': 0,
    'pictures kB': 0,
    'all kB': 0,
    requests: 0,
  };
  const kinds = new Map<string, string>();
  device.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  device.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind !== undefined && kind in transfer) transfer[kind as keyof Transfer] += encodedDataLength / 1000;
    transfer['all kB'] += encodedDataLength / 1000;
    transfer.requests += 1;
  });
  await device.send('Network.enable');
  return transfer;
}

/** Milliseconds from a tap on the header's first control to the next paint; 0 without a control. */
async function pressFirstControl(page: Page): Promise<number> {
  const control = page.locator('header').locator('button, summary').filter({ visible: true }).first();
  if ((await control.count()) === 0) return 0;
  // Before the tap: unobserved events are buffered only above 104 ms.
  await page.evaluate(watchInteractions);
  await control.tap();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Math.max(0, ...(window as unknown as Watched).interactions)), 1000);
      }),
  );
}

type Watched = Window & { interactions: number[] };

/** To be run in a page: keeps how long each interaction takes (https://web.dev/articles/inp), 0 for less than 16 ms. */
function watchInteractions(): void {
  const watched = window as unknown as Watched;
  watched.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      // What has a number is part of an interaction.
      if (entry.interactionId > 0) watched.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** To be run in a page. Blocking time is what each long task takes beyond 50 ms (https://web.dev/articles/tbt). */
async function readTimeline() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve(observer.takeRecords()), 300);
    });
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  );
  const shiftOf = (entry: PerformanceEntry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    return hadRecentInput ? 0 : value;
  };
  return {
    elements: document.querySelectorAll('*').length,
    'LCP ms': paints?.at(-1)?.startTime ?? 0,
    CLS: (shifts ?? []).reduce((sum, entry) => sum + shiftOf(entry), 0),
    'blocking ms': (tasks ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}
