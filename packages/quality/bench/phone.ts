import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone, as Lighthouse emulates it. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;

/** Mobile data. Chromium's emulation leaves the handshakes of TCP and TLS free and has no slow start. */
export type Link = { readonly latencyMs: number; readonly kilobitsPerSecond: number };

export const GOOD_LINK: Link = { latencyMs: 150, kilobitsPerSecond: 1_600 };
export const WEAK_LINK: Link = { latencyMs: 400, kilobitsPerSecond: 400 };

export type Phone = { readonly page: Page; readonly device: CDPSession; readonly close: () => Promise<void> };

/** A page in a profile of its own; null is a link without limits. */
export async function openPhone(browser: Browser, link: Link | null): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await device.send('Network.enable');
  if (link !== null) await limit(device, link);
  // The compiler of scripts for the page names functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named');
  return { page, device, close: () => context.close() };
}

function limit(device: CDPSession, { latencyMs, kilobitsPerSecond }: Link): Promise<unknown> {
  const throughput = (kilobitsPerSecond * 1000) / 8;
  return device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
