import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';

export { askLink, askSheet, openAskSheet } from './fixtures/ask';
export * from './fixtures/dealership';
export { sectionOf } from './fixtures/section';

type Watch = {
  /**
   * For tests that break something: at least one failure must fit the pattern, and any other one fails the test.
   * Failures read 'console: words (address)', 'exception: words', '404: address'.
   */
  readonly expectFailures: (pattern: RegExp) => void;
};

/** Every test fails on a console error, an uncaught exception or a failed request that it does not expect. */
export const test = base.extend<Watch>({
  expectFailures: [
    async ({ page }, use) => {
      const faults = watch(page);
      let expected: RegExp | null = null;
      await use((pattern) => {
        expected = pattern;
      });
      expectOnly(faults, expected);
    },
    { auto: true },
  ],
});

/** Playwright removes its fake clock in steps: the blank page between two tests may call a removed part. */
const CLOCK_IN_PIECES = "Cannot read properties of undefined (reading 'controller')";

/**
 * Chromium drops a view transition if the first frame of the new page precedes the snapshot of the old one. It reports a
 * rejection that no script can handle, since the page has no such transition (w3c/csswg-drafts#13726).
 */
const TRANSITION_DROPPED = 'Transition was aborted because of invalid state. Page already revealed';

const REPORTED_BY_THE_BROWSER: readonly string[] = [CLOCK_IN_PIECES, TRANSITION_DROPPED];

/** Collects the failures of a page, a line each. */
function watch(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    if (!REPORTED_BY_THE_BROWSER.includes(error.message)) faults.push(`exception: ${error.message}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}

function expectOnly(faults: readonly string[], expected: RegExp | null): void {
  expect(faults.filter((fault) => !expected?.test(fault))).toEqual([]);
  if (expected) expect(faults, `nothing fitted ${expected}`).not.toEqual([]);
}

export { expect, type Page };

/** Opens a page and waits until it is hydrated. The engine tests have pages whose scripts are late or missing. */
export async function visit(page: Page, path: string) {
  // Pictures may still load: a test that needs them waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isHydrated);
}

/** Chooses an option of a filter by its words without the count: 'Ferrari' chooses 'Ferrari (1)'. */
export async function choose(list: Locator, words: string) {
  const options = await list
    .getByRole('option', { includeHidden: true })
    .evaluateAll((elements) => (elements as HTMLOptionElement[]).map(({ text, value }) => ({ text, value })));
  const option = options.find(({ text }) => text.replace(/ \(\d+\)$/, '') === words);
  await list.selectOption(option?.value ?? words);
}

/** The vehicles of the catalogue on screen, by their names. */
export function shownVehicles(page: Page) {
  return page.getByRole('region', { name: 'Vehicles' }).getByRole('article').getByRole('heading').getByRole('link');
}

/** The message of a WhatsApp link. Poll it: the page rewrites it after reading the address. */
export async function whatsAppText(link: Locator) {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
}
