import { askLink, askSheet, cars, expect, type Page, test, vehiclePath, whatsAppText } from './fixtures';
import { fillEnquiry } from './fixtures/enquiry';

/* Input before hydration is kept: packages/islands/runtime/record-input.ts. */

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page whose scripts wait until the answer is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => held.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-hydration', /eager|all/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  };
}

test('theme and mode need no island', { tag: '@islands' }, async ({ page }) => {
  await openWithoutScripts(page, vehiclePath(cars.first));
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText('Daily Rental Rate').first()).toBeVisible();
});

test('every control of the catalogue waits for its island, in order', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/vehicles/');
  const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  await page.getByRole('radio', { name: 'For Rent' }).check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up');
  await page.getByRole('radio', { name: 'List' }).check();
  await release();
  await expect(page).toHaveURL(/mode=rental/);
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/view=list/);
  await expect(tabs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'false');
});

/** A control, and the effect of one press: two presses would undo it. */
type Press = {
  readonly what: string;
  readonly address: string;
  readonly press: (page: Page) => Promise<unknown>;
  readonly answered: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

const presses: readonly Press[] = [
  {
    what: 'the shortlist of a card',
    address: '/vehicles/',
    press: (page) => button(page, /shortlist/i).click(),
    answered: (page) => expect(button(page, /shortlist/i)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'the full screen of the gallery',
    address: vehiclePath(cars.first),
    press: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await button(page, 'View full screen').click();
    },
    answered: (page) => expect(page.getByRole('dialog', { name: 'Pictures, full screen' })).toBeVisible(),
  },
  {
    what: 'the words of a message about a car',
    address: vehiclePath(cars.first),
    press: async (page) => {
      await button(page, 'Ask about this car').click();
      await askSheet(page).getByLabel('Anything else?').fill('Is it still there?');
    },
    answered: (page) => expect.poll(() => whatsAppText(askLink(page))).toContain('\n\nIs it still there?\n\n'),
  },
];

for (const { what, address, press, answered } of presses) {
  test(`input before hydration counts once: ${what}`, { tag: '@islands' }, async ({ page }) => {
    const release = await openWithoutScripts(page, address);
    await press(page);
    await release();
    await answered(page);
  });
}

test('a message that is sent before hydration is handed over once', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact/');
  const { form, send } = await fillEnquiry(page);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(form.getByRole('status')).toHaveText(/^Ready to send, Amina/);
});
