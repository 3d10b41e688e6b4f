import {
  type BrowserContext,
  type BrowserType,
  chromium,
  type ElementHandle,
  firefox,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import type { Driver, Engine, Target } from './driver';
import { callText, findText } from './in-page';

/** Chromium refuses to run as root inside its sandbox; without the second it asks its maker's hosts for updates. */
const chromiumArguments = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

export function chromiumEngine(executablePath: string): Promise<Engine> {
  return playwrightEngine('chromium', chromium, { executablePath, args: chromiumArguments });
}

/** The channel drives a Firefox as its makers ship it, not a build of the test library's own. */
export function firefoxEngine(executablePath: string): Promise<Engine> {
  return playwrightEngine('firefox', firefox, { executablePath, channel: 'moz-firefox' });
}

async function playwrightEngine(
  name: 'chromium' | 'firefox',
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    name,
    open: async ({ timeZone }) => {
      const context = await browser.newContext({ timezoneId: timeZone, viewport: { width: 1280, height: 900 } });
      return { tab: drive(await context.newPage(), context), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function drive(page: Page, context: BrowserContext): Driver {
  const parsed = { waitUntil: 'domcontentloaded' } as const;
  async function element(target: Target): Promise<ElementHandle> {
    const found = (await page.evaluateHandle<Element | null>(findText(target))).asElement();
    if (!found) throw new Error(`Nothing on screen fits ${target.css} ${target.words ?? ''}`);
    return found;
  }
  return {
    goto: async (address) => void (await page.goto(address, parsed)),
    back: async () => void (await page.goBack(parsed)),
    reload: async () => void (await page.reload(parsed)),
    isVisible: (target) => page.evaluate(`${findText(target)} !== null`),
    click: async (target) => (await element(target)).click({ noWaitAfter: true }),
    type: async (target, words) => {
      await (await element(target)).focus();
      await page.keyboard.type(words);
    },
    evaluate: async (run, ...args) => page.evaluate(callText(run, args)),
    openTab: async () => drive(await context.newPage(), context),
  };
}
