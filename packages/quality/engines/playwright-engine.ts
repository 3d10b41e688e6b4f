import {
  type BrowserContext,
  type BrowserType,
  chromium,
  type ElementHandle,
  firefox,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { callText, type Driver, type Engine, findText, type Target } from './driver';

/** Chromium refuses to run as root inside its sandbox; without the second it asks its maker's hosts for updates. */
const chromiumArguments = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'];

export function chromiumEngine(executablePath: string): Promise<Engine> {
  return playwrightEngine('chromium', chromium, { executablePath, args: chromiumArguments });
}

/** The channel drives a Firefox as its makers ship it, not a build of the test library's own. */
export function firefoxEngine(executablePath: string): Promise<Engine> {
  return playwrightEngine('firefox', firefox, { executablePath, channel: 'moz-firefox' });
}

/** For steps that a library may wait for in vain. */
const STEP_MS = 4000;

async function playwrightEngine(
  name: 'chromium' | 'firefox',
  type: BrowserType,
  options: LaunchOptions,
): Promise<Engine> {
  // On Ctrl-C the library would end the process, before it has said how far it has come.
  const browser = await type.launch({ ...options, handleSIGINT: false, handleSIGTERM: false });
  return {
    name,
    open: async ({ timeZone }) => {
      const context = await browser.newContext({ timezoneId: timeZone, viewport: { width: 1280, height: 900 } });
      return { tab: drive(await context.newPage(), context), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

type Heard = HTMLElement & { isHeard?: boolean };

function listenForClick(element: Node): void {
  element.addEventListener('click', () => Object.assign(element, { isHeard: true }), { capture: true, once: true });
}

/** The library may give a click up that it has made. A second press would undo the first. */
function clickUnlessHeard(element: Node): void {
  const one = element as Heard;
  if (!one.isHeard) one.click();
}

function drive(page: Page, context: BrowserContext): Driver {
  const parsed = { waitUntil: 'domcontentloaded' } as const;
  async function element(target: Target): Promise<ElementHandle> {
    const found = (await page.evaluateHandle<Element | null>(findText(target))).asElement();
    if (!found) throw new Error(`Nothing on screen fits ${target.css} ${target.words ?? ''}`);
    return found;
  }
  return {
    goto: async (address) => {
      // Navigations of the page itself may end an attempt: a pending link, the reload of a stale page.
      const attempt = () => page.goto(address, parsed);
      await attempt().catch(attempt).catch(attempt);
    },
    // A page from the browser's cache has no load event; the check that follows waits for its element.
    back: async () => void (await page.goBack({ waitUntil: 'commit', timeout: STEP_MS }).catch(() => null)),
    reload: async () => void (await page.reload(parsed)),
    isVisible: (target) => page.evaluate(`${findText(target)} !== null`),
    click: async (target) => {
      const found = await element(target);
      await found.evaluate(listenForClick);
      // On a page from its cache, Firefox gives no positions of elements: then by script. A click that leads to another
      // page succeeds, though its element is gone.
      await found
        .click({ timeout: STEP_MS, noWaitAfter: true })
        .catch(() => found.evaluate(clickUnlessHeard).catch(() => {}));
    },
    type: async (target, words) => {
      await (await element(target)).focus();
      await page.keyboard.type(words);
    },
    evaluate: async (run, ...args) => page.evaluate(callText(run, args)),
    openTab: async () => drive(await context.newPage(), context),
  };
}
