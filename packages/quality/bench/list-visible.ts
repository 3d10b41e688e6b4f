import type { Browser } from '@playwright/test';
import { type Link, openPhone } from './phone';

/**
 * Milliseconds from the request of a list to its first frame, with an empty cache. With a brand, all cars in sight are
 * of that brand.
 */
export async function listVisible(browser: Browser, address: string, link: Link | null, brand = ''): Promise<number> {
  const { page, close } = await openPhone(browser, link);
  try {
    await page.addInitScript(watchList, brand);
    await page.goto(address, { waitUntil: 'commit' });
    const visible = await page.waitForFunction(() => (window as unknown as Watched).listVisibleMs);
    return (await visible.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

type Watched = { listVisibleMs?: number };

/** To be run in a page before its own scripts. */
function watchList(brand: string): void {
  requestAnimationFrame(function look(): void {
    const cars = [...document.querySelectorAll('main article')].filter((car) =>
      car.checkVisibility({ visibilityProperty: true }),
    );
    if (cars.length === 0 || !cars.every((car) => car.textContent?.includes(brand))) requestAnimationFrame(look);
    // The frame is painted after its callbacks.
    else setTimeout(() => ((window as unknown as Watched).listVisibleMs = performance.now()));
  });
}
