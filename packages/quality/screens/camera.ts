import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import type { SecureSite } from '@/e2e/browser/secure-site';
import { leaveMargins } from './paper';
import { type Shot, type Size, type Way, ways } from './shots';

/** What is to be seen: where it is, and how it is brought there. */
export type Scene = { readonly path: string; readonly open?: (page: Page) => Promise<void> };

export type Camera = {
  /** Resolves to a PNG. */
  readonly take: (shot: Shot, scene: Scene) => Promise<Buffer>;
};

/** A Saturday, a quarter past noon in Kenya: what a page says of the day is the same in every run. */
const CLOCK = new Date('2026-11-21T09:15:00Z');
const LETTERS_PX = 16;
const LIMIT_MS = 30_000;
const POLL_MS = 50;
/** For a bubble to fade. */
const BUBBLE_MS = 400;

/** Browsers that trust this site, one for each size of letters, which is a setting of the whole browser. */
export async function launchBrowsers({ browserArguments }: SecureSite): Promise<ReadonlyMap<number, Browser>> {
  const percents = new Set(Object.values(ways).map(({ textPercent }) => textPercent));
  const executablePath = findBrowser();
  const launch = async (percent: number) => {
    const args = [
      ...browserArguments,
      // As a visitor sets it, which moves what is said in rem in media queries too. The debugger's own setting is lost
      // when a picture is taken.
      `--blink-settings=defaultFontSize=${(LETTERS_PX * percent) / 100}`,
      // Chromium refuses to run as root inside its sandbox; without the second it asks its maker's hosts for updates.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      // A large picture is else drawn a moment after the page, and now and then after it was photographed.
      '--disable-checker-imaging',
      '--force-color-profile=srgb',
    ];
    return [percent, await chromium.launch({ executablePath, args })] as const;
  };
  return new Map(await Promise.all([...percents].map(launch)));
}

/** One page at a time; cameras of the same browsers work beside each other. */
export function openCamera(browsers: ReadonlyMap<number, Browser>, { address }: SecureSite): Camera {
  const tabs = new Map<string, Tab>();
  // A tab of its own for each picture would take as long as the picture.
  const tabFor = async ({ textPercent, hasScripts }: Way) => {
    const key = `${textPercent} ${hasScripts}`;
    const tab = tabs.get(key) ?? (await openTab(browsers.get(textPercent) as Browser, address, hasScripts));
    tabs.set(key, tab);
    return { tab, forget: () => tabs.delete(key) };
  };
  return {
    take: async (shot, scene) => {
      const { tab, forget } = await tabFor(ways[shot.way]);
      try {
        return await photograph(tab, address, shot, scene);
      } catch (error) {
        forget();
        await tab.page.context().close();
        throw error;
      }
    },
  };
}

/** `device` is the browser's own view of the page. */
type Tab = { readonly page: Page; readonly device: CDPSession };

async function openTab(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<Tab> {
  const context = await browser.newContext({
    javaScriptEnabled,
    baseURL: address,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.clock.setFixedTime(CLOCK);
  // A form hands a message over in a tab of its own.
  page.on('popup', (popup) => popup.close());
  return { page, device: await context.newCDPSession(page) };
}

async function photograph({ page, device }: Tab, origin: string, shot: Shot, scene: Scene): Promise<Buffer> {
  const { hasScripts, isPrinted } = ways[shot.way];
  // Nothing of the last page is left to this one but the files it has loaded.
  await page.goto('about:blank');
  await device.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.setViewportSize(shot.size);
  await page.emulateMedia({ media: 'screen', colorScheme: shot.theme });
  await page.goto(scene.path);
  if (hasScripts) await page.waitForFunction(isHydrated);
  // A picture that is here before the page changes is kept by a browser in the place of a smaller one.
  if (scene.open) await settle(page, true);
  await scene.open?.(page);
  if (isPrinted) {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(leaveMargins);
  }
  await settle(page, !shot.screen.isOverlay);
  const picture = await pictureOf(page, device, shot);
  await page.evaluate(() => sessionStorage.clear());
  return picture;
}

/** The library's own pictures take twice as long, since they are packed as tightly as can be. */
async function pictureOf(page: Page, device: CDPSession, { screen }: Shot): Promise<Buffer> {
  const { data } = await device.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // What lies over the page is taken as it is in view.
    ...(!screen.isOverlay && {
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...(await page.evaluate(extent)), scale: 1 },
    }),
  });
  return Buffer.from(data, 'base64');
}

/** Resolves once nothing of the page is still on its way. */
async function settle(page: Page, fromTop: boolean): Promise<void> {
  // First: a field that gets the focus back may scroll into view.
  if (await page.evaluate(closeBubble)) await new Promise((resolve) => setTimeout(resolve, BUBBLE_MS));
  await page.evaluate(hasten, fromTop);
  const limit = Date.now() + LIMIT_MS;
  // Asked again and again from here: a page without scripts keeps no promise of its own.
  while (!(await page.evaluate(hasArrived))) {
    if (Date.now() > limit) throw new Error('Its pictures or letters have not arrived.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** To be run in a page: loads what would wait to come into view, ends what moves, and shows the beginning if that is wanted. */
function hasten(fromTop: boolean): void {
  // What is sticky would else stand in the middle of the picture.
  if (fromTop) scrollTo({ top: 0, behavior: 'instant' });
  for (const image of document.images) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  // A style element would be stopped by the page's policy. The room kept for a scrollbar is none on a phone, and would
  // stand empty beside every picture.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important } html { scrollbar-gutter: auto !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** To be run in a page: whether the browser may have said something of a field, in a bubble that comes and goes by its own clock. */
function closeBubble(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches(':invalid')) return false;
  field.blur();
  field.focus({ preventScroll: true });
  return true;
}

/** To be run in a page: how large all of it is. */
function extent(): Size {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return { width, height };
}

/** To be run in a page. */
function hasArrived(): boolean {
  return [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded';
}
