import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from '../scripts/browser/is-hydrated';

type Watch = {
  /** For tests that ask for what is not there: lets this many failed requests and their console lines pass. */
  readonly expectFailures: () => void;
};

/** Every test fails on a console error, an uncaught exception or a failed request, unless it says that it means to. */
export const test = base.extend<Watch>({
  expectFailures: [
    async ({ page }, use) => {
      const faults: string[] = [];
      let tolerated = false;
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      await use(() => {
        tolerated = true;
      });
      if (!tolerated) expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Opens a page and waits until it listens, as somebody does who looks before pressing. What a page is until then is the
 * business of the tests without scripts, and of those in e2e/engines/ whose scripts are late.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
}

/** Chooses in a list of the filter panel by the words, whatever the number of vehicles behind them: 'Ferrari (1)'. */
export async function choose(list: Locator, words: string) {
  const labels = await list.getByRole('option', { includeHidden: true }).allTextContents();
  const label = labels.find((text) => text.replace(/ \(\d+\)$/, '') === words);
  await list.selectOption({ label: label ?? words });
}

/** The vehicles of the catalogue on screen, by their names. */
export function shownVehicles(page: Page) {
  return page.getByRole('region', { name: 'Vehicles' }).getByRole('article').getByRole('heading');
}

/** What a link to WhatsApp would say, to be polled: a page drawn before its address was read may say it anew. */
export async function whatsAppText(link: Locator) {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
}

export const pages = ['/', '/vehicles/', '/vehicle/1/', '/services/', '/about/', '/contact/'] as const;

export const vehicleNames = [
  'Lamborghini Huracán',
  'Ferrari 488 GTB',
  'McLaren 720S',
  'Rolls Royce Phantom',
  'Bentley Continental GT',
  'Porsche 911 Turbo S',
  'Aston Martin DB11',
  'Maserati MC20',
  'BMW M8 Competition',
  'Mercedes-AMG GT 63 S',
  'Jaguar F-Type R',
  'Lexus LC 500',
] as const;
