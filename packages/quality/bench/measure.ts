import type { Browser, CDPSession } from '@playwright/test';
import { type Link, openPhone } from './phone';

/** The cost of one visit of a page: kilobytes (1000 bytes) as transferred, milliseconds, and numbers. */
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
  'FCP ms',
  'LCP ms',
  'CLS',
  'blocking ms',
  'scripts ms',
  'layout ms',
  'main thread ms',
] as const;

export type Measure = (typeof MEASURES)[number];

const KINDS: Readonly<Record<string, Measure>> = {
  Document: 'HTML kB',
  Script: 'scripts kB',
  Stylesheet: 'styles kB',
  Font: 'fonts kB',
  Image: 'pictures kB',
};

/** Opens the address with an empty cache, or after another page of the site, and measures. */
export async function measureVisit(browser: Browser, address: string, link: Link, after?: string): Promise<Measures> {
  const { page, device, close } = await openPhone(browser, link);
  try {
    if (after !== undefined) {
      await page.goto(after, { waitUntil: 'networkidle' });
      // A dictionary is fetched last.
      await page.waitForLoadState('networkidle');
    }
    const transfer = listen(device);
    await device.send('Performance.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(readTimeline);
    const { metrics } = await device.send('Performance.getMetrics');
    const during = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return {
      ...transfer,
      ...seen,
      'scripts ms': during('ScriptDuration'),
      'layout ms': during('LayoutDuration') + during('RecalcStyleDuration'),
      'main thread ms': during('TaskDuration'),
    };
  } finally {
    await close();
  }
}

type Transfer = Record<
  'HTML kB' | 'scripts kB' | 'styles kB' | 'fonts kB' | 'pictures kB' | 'all kB' | 'requests',
  number
>;

/** Counts transferred bytes and requests. */
function listen(device: CDPSession): Transfer {
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
  return transfer;
}

/** To be run in a page. Blocking time is the part of each long task beyond 50 ms (https://web.dev/articles/tbt). */
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
    'FCP ms': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'LCP ms': paints?.at(-1)?.startTime ?? 0,
    CLS: (shifts ?? []).reduce((sum, entry) => sum + shiftOf(entry), 0),
    'blocking ms': (tasks ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}
