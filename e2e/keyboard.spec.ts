import { askSheet, cars, expect, type Page, test, vehiclePath, visit } from './fixtures';

/* The visitors' main tasks, by the keyboard alone, each within a number of keys. A typed text counts as one. */

test.use({ viewport: { width: 1280, height: 800 } });

/** The most presses of one key until the focus is where it should be. */
const PATIENCE = 60;
const FOCUS_TIMEOUT = 2_000;

class Keyboard {
  /** Pressed since the page was opened. */
  keys = 0;

  constructor(readonly page: Page) {}

  async press(key: string) {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string) {
    this.keys += 1;
    await this.page.keyboard.type(text);
  }

  /** Presses a key until the element in focus has such a role and name. */
  async seek(key: string, wanted: RegExp) {
    const passed: string[] = [];
    for (let presses = 0; presses < PATIENCE; presses += 1) {
      await this.press(key);
      // None, or one that is replaced as its code arrives.
      const focused = await this.page
        .locator(':focus')
        .ariaSnapshot({ timeout: FOCUS_TIMEOUT })
        .catch(() => '(no focus)');
      if (wanted.test(focused)) return;
      passed.push(focused.split('\n')[0] ?? '');
    }
    throw new Error(`${PATIENCE} times ${key}, and nothing like ${wanted}:\n${passed.join('\n')}`);
  }
}

type Task = {
  readonly from: string;
  /** The most keys: those of the day it was written, and a few more. */
  readonly within: number;
  readonly act: (by: Keyboard, page: Page) => Promise<void>;
};

const car = vehiclePath(cars.first);
const name = cars.first.name;

const tasks: Readonly<Record<string, Task>> = {
  'skips to the results, and opens the first car': {
    from: '/vehicles/',
    within: 8,
    act: async (by, page) => {
      await by.seek('Tab', /Skip to results/);
      await by.press('Enter');
      await by.seek('Tab', new RegExp(name));
      await by.press('Enter');
      await expect(page).toHaveURL(car);
    },
  },
  'undoes a filter, and keeps the place': {
    from: '/vehicles/',
    within: 36,
    act: async (by, page) => {
      await by.seek('Tab', /button "Supercars/);
      await by.press('Enter');
      await by.seek('Tab', /button "Remove filter/);
      // A focus that is lost for a moment makes a screen reader start the page again.
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.activeElement === document.body) document.body.dataset.focusLost = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await by.press('Enter');
      await expect(page.getByRole('status').first()).toHaveText('Showing 6 of 17 vehicles');
      await expect(page.getByRole('list', { name: 'Active filters' })).toBeFocused();
      await expect(page.locator('body')).not.toHaveAttribute('data-focus-lost');
    },
  },
  'skips the pictures, and comes to WhatsApp': {
    from: car,
    within: 21,
    act: async (by) => {
      await by.seek('Tab', /Skip pictures/);
      await by.press('Enter');
      await by.seek('Tab', /link "WhatsApp/);
    },
  },
  'puts a car on the shortlist and goes there': {
    from: car,
    within: 85,
    act: async (by, page) => {
      await by.seek('Tab', /to shortlist/);
      await by.press('Enter');
      await by.seek('Shift+Tab', /link "Shortlist/);
      await by.press('Enter');
      await by.seek('Tab', /Send the list by WhatsApp/);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([cars.first.name]);
    },
  },
  'asks for dates': {
    from: `${car}?mode=rental`,
    within: 42,
    act: async (by, page) => {
      await by.seek('Tab', /Skip pictures/);
      await by.press('Enter');
      await by.seek('Tab', /button "(Ask about this car|Choose dates or ask)"/);
      await by.press('Enter');
      // The code of the fields arrives after the sheet has opened; who is faster goes round the sheet once more.
      await expect(askSheet(page).getByLabel('Pick-up')).toBeVisible();
      await by.seek('Tab', /textbox "Pick-up"/);
      await by.type('12012030');
      await by.seek('Tab', /textbox "Return"/);
      await by.type('12042030');
      await by.seek('Tab', /Send on WhatsApp/);
      await expect(askSheet(page)).toContainText('KES 375,000');
    },
  },
  'writes a message, whose service is missing at first': {
    from: '/contact/',
    within: 24,
    act: async (by, page) => {
      await by.seek('Tab', /Skip to main content/);
      await by.press('Enter');
      await by.seek('Tab', /textbox "Name"/);
      await by.type('Amina');
      await by.press('Tab');
      await by.type('amina@cars.example');
      await by.press('Tab');
      await by.type('0712 345 678');
      await by.seek('Tab', /textbox "Message"/);
      await by.type('Is it still there?');
      await by.seek('Tab', /button "Continue to WhatsApp/);
      await by.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Service' })).toBeFocused();
      await by.press('ArrowDown');
      await by.seek('Tab', /button "Continue to WhatsApp/);
      await by.press('Enter');
      await expect(page.getByRole('link', { name: /Send on WhatsApp/ })).toBeVisible();
    },
  },
};

for (const [title, { from, within, act }] of Object.entries(tasks)) {
  test(title, async ({ page }) => {
    await visit(page, from);
    const keyboard = new Keyboard(page);
    await act(keyboard, page);
    expect(keyboard.keys).toBeLessThanOrEqual(within);
  });
}
