import { chromium, expect, test } from '@playwright/test';
import { isHydrated } from '@/e2e/browser/is-hydrated';
import { cars, vehiclePath } from '@/e2e/fixtures/dealership';
import { type ScreenReader, startScreenReader } from './screen-reader';

/** The most presses of one key until the expected words are said. */
const PATIENCE = 30;

type Ear = ScreenReader & {
  /** Presses a key until an utterance matches. */
  readonly seek: (key: string, wanted: RegExp) => Promise<void>;
};

/**
 * A task on each kind of page, by Orca's keys: h heading (1 to 6 its level), b button, c list of choices, e field, k link;
 * with Shift the previous one. TO_FIELD switches between the field's keys and Orca's.
 */
const TO_FIELD = 'Insert+a';

const name = new RegExp(cars.first.name);

const tasks: Readonly<Record<string, readonly [path: string, act: (ear: Ear) => Promise<unknown>]>> = {
  'home: finds all cars': [
    '/',
    async ({ seek }) => {
      await seek('h', /Featured Vehicles/);
      await seek('k', /View All Vehicles/);
    },
  ],
  'vehicles: finds a car by its name': [
    '/vehicles/',
    async ({ seek, press, type }) => {
      await seek('e', /Search/);
      await press(TO_FIELD);
      await type('rhino');
      await press(TO_FIELD);
      await seek('2', /Rhino/);
    },
  ],
  'a car: hears its name and its price': [
    vehiclePath(cars.first),
    async ({ seek }) => {
      await seek('1', name);
      await seek('Down', /KES 45,000,000/);
    },
  ],
  'services: opens and closes one': [
    '/services/',
    async ({ seek, press }) => {
      await seek('b', /Learn More/);
      await press('Return');
      await seek('Escape', /Learn More/);
    },
  ],
  'about: reads the values': [
    '/about/',
    async ({ seek }) => {
      await seek('h', /Core Values/);
      await seek('Down', /Excellence/);
    },
  ],
  'contact: hears what a message lacks': [
    '/contact/',
    async ({ seek }) => {
      await seek('b', /Send Message/);
      await seek('Return', /Name entry required/);
    },
  ],
  'sell: comes to the first question': [
    '/sell/',
    async ({ seek, press }) => {
      await seek('b', /Sell your car/);
      await press('Return');
      await seek('e', /Your car/);
    },
  ],
  'shortlist: hears that it is empty': ['/shortlist/', ({ seek }) => seek('Down', /empty|no (cars|vehicles)/i)],
  'legal: finds the cookies': ['/legal/', ({ seek }) => seek('h', /Cookie/)],
};

let reader: ScreenReader;
test.beforeAll(async () => {
  reader = await startScreenReader();
});
test.afterAll(() => reader.stop());

for (const [title, [path, act]] of Object.entries(tasks)) {
  test(title, async ({ launchOptions, baseURL }) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      headless: false,
      viewport: null,
      executablePath: process.env.WHOLE_BROWSER,
      env: reader.environment as Record<string, string>,
      args: [...(launchOptions.args ?? []), '--force-renderer-accessibility', '--start-maximized', '--no-first-run'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const heard: string[] = [];
    const seek = async (key: string, wanted: RegExp) => {
      for (let presses = 0; presses < PATIENCE; presses += 1) {
        const said = (await reader.press(key)).join(' ');
        heard.push(`${key}: ${said}`);
        if (wanted.test(said)) return;
      }
      expect(heard.join('\n'), `${PATIENCE} times '${key}'`).toMatch(wanted);
    };
    // By the address bar, as a visitor: Orca follows the focus into the page.
    await reader.press('ctrl+l');
    await reader.type(`${baseURL}`.replace(/\/$/, '') + path);
    await reader.press('Return');
    await page.waitForFunction(isHydrated);
    await act({ ...reader, seek });
    await context.close();
  });
}
