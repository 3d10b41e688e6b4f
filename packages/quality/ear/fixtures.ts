import { type BrowserContext, test as base, chromium, expect, firefox, type Page } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { findFirefox } from '@/packages/quality/engines/find-engine';
import { type ScreenReader, startScreenReader } from './screen-reader';

/** The most presses of one key until something is heard. */
const PATIENCE = 30;

/** A visitor who hears the page and has a keyboard. */
export class Listener {
  /** Keys pressed since the last page was opened by its address; a typed text counts once. */
  keys = 0;
  /** The speech since then. */
  heard: string[] = [];
  /** Both, a key and its speech in a line. */
  readonly transcript: string[] = [];

  constructor(
    private readonly reader: ScreenReader,
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Types an address, and returns the speech without a key: the whole page. */
  async open(path: string): Promise<readonly string[]> {
    await this.reader.press('ctrl+l');
    await this.reader.type(this.origin + path);
    // Without the end that the browser adds to an address.
    const said = await this.reader.press('Delete', 'Return');
    await this.page.waitForFunction(isHydrated);
    this.keys = 0;
    this.heard = [];
    this.transcript.push(`(${path})`);
    return [...said, ...(await this.reader.listen())];
  }

  async press(...names: readonly string[]): Promise<readonly string[]> {
    this.keys += names.length;
    return this.note(names.join(' '), await this.reader.press(...names));
  }

  /** Presses a key until something said matches, and returns that. Fails after 30 presses. */
  async seek(name: string, wanted: RegExp): Promise<string> {
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      const said = await this.press(name);
      const found = said.join(' ');
      if (wanted.test(found)) return found;
    }
    throw new Error(`${PATIENCE} times '${name}', and nothing like ${wanted} was said:\n${this.transcript.join('\n')}`);
  }

  async type(text: string): Promise<readonly string[]> {
    this.keys += 1;
    return this.note(`"${text}"`, await this.reader.type(text));
  }

  /** Fails if the task took more. */
  expectWithin(keys: number, utterances: number): void {
    const told = this.transcript.join('\n');
    expect(this.keys, `keys\n${told}`).toBeLessThanOrEqual(keys);
    expect(this.heard.length, `utterances\n${told}`).toBeLessThanOrEqual(utterances);
  }

  private note(cause: string, said: readonly string[]): readonly string[] {
    this.heard.push(...said);
    this.transcript.push(`${cause}: ${said.join(' | ')}`);
    return said;
  }
}

type Ear = { readonly context: BrowserContext; readonly page: Page; readonly ear: Listener };

/** Tests with a screen reader: one for all tests, and a browser with its own profile for each. */
export const test = base.extend<Ear, { readonly reader: ScreenReader }>({
  reader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const reader = await startScreenReader();
      await use(reader);
      await reader.stop();
    },
    { scope: 'worker' },
  ],
  context: async ({ reader, launchOptions, baseURL, locale, timezoneId }, use, { project }) => {
    const shared = {
      headless: false,
      env: reader.environment as Record<string, string>,
      viewport: null,
      baseURL,
      locale,
      timezoneId,
    };
    const context =
      project.name === 'firefox'
        ? await firefox.launchPersistentContext('', {
            ...shared,
            executablePath: findFirefox(),
            channel: 'moz-firefox',
            ignoreHTTPSErrors: true,
          })
        : await chromium.launchPersistentContext('', {
            ...launchOptions,
            ...shared,
            executablePath: process.env.WHOLE_BROWSER,
            args: [
              ...(launchOptions.args ?? []),
              '--force-renderer-accessibility',
              '--start-maximized',
              '--no-first-run',
            ],
          });
    await reader.listen();
    await use(context);
    await context.close();
    await reader.listen();
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    // A Saturday, a quarter past noon in Kenya.
    await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
    await use(page);
  },
  ear: async ({ page, reader, baseURL }, use) => {
    await use(new Listener(reader, page, (baseURL ?? '').replace(/\/$/, '')));
  },
});

export { expect };
