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
  };
}

test('theme and mode need no island', { tag: '@islands' }, async ({ page }) => {
  await openWithoutScripts(page, vehiclePath(cars.first));
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('radio', { name: 'Rental' }).check();
  await expect(page.getByText('Daily Rental Rate').first()).toBeVisible();
});

test('every control of the catalogue waits for its island', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/vehicles/');
  await page.getByRole('radio', { name: 'For Rent' }).check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up');
  await page.getByRole('radio', { name: 'List' }).check();
  await page.getByRole('button', { name: 'Load More Vehicles' }).click();
  await release();
  await expect(page).toHaveURL(/mode=rental/);
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/view=list/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a press on the shortlist and on the gallery of a car waits for its island', { tag: '@islands' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, vehiclePath(cars.first));
  const heart = page.getByRole('button', { name: /shortlist/i }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  const next = page.getByRole('button', { name: 'Next picture' });
  await next.click();
  await release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 / ').first()).toBeVisible();
});

/** A control, and the effect of one press: two presses would undo it. */
type Press = {
  readonly what: string;
  readonly address: string;
  readonly press: (page: Page) => Promise<unknown>;
  readonly answered: (page: Page) => Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();
const pressed = (name: RegExp) => (page: Page) => expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
const category = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button').nth(1);

const presses: readonly Press[] = [
  {
    what: 'the shortlist of a card',
    address: '/vehicles/',
    press: (page) => button(page, /shortlist/i).click(),
    answered: pressed(/shortlist/i),
  },
  {
    what: 'a category tab',
    address: '/vehicles/',
    press: (page) => category(page).click(),
    answered: (page) => expect(category(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'the full screen of the gallery',
    address: vehiclePath(cars.first),
    press: (page) => button(page, 'View full screen').click(),
    answered: (page) => expect(page.getByRole('dialog', { name: 'Pictures, full screen' })).toBeVisible(),
  },
  {
    what: 'the sharing',
    address: vehiclePath(cars.first),
    press: (page) => button(page, 'Share').click(),
    answered: (page) => expect(page.getByLabel('Link to this page')).toBeVisible(),
  },
  {
    what: 'a key of the gallery',
    address: vehiclePath(cars.first),
    press: (page) => page.getByRole('list', { name: /^Large pictures/ }).press('ArrowRight'),
    answered: (page) => expect(page.getByText('2 / ').first()).toBeVisible(),
  },
  {
    what: 'the words of a message about a car',
    address: vehiclePath(cars.first),
    press: async (page) => {
      await button(page, 'Ask about this car').click();
      await askSheet(page)
        .getByLabel(/^Your own words/)
        .fill('Is it still there?');
    },
    answered: (page) => expect.poll(() => whatsAppText(askLink(page))).toContain('\n\nIs it still there?\n\n'),
  },
  {
    what: 'a tick of a message about a car',
    address: vehiclePath(cars.first),
    press: async (page) => {
      await button(page, 'Ask about this car').click();
      await askSheet(page).getByLabel('I would like to pay monthly').check();
    },
    answered: (page) => expect.poll(() => whatsAppText(askLink(page))).toContain('I would like to pay monthly.'),
  },
];

for (const { what, address, press, answered } of presses) {
  test(`input before hydration counts once: ${what}`, { tag: '@islands' }, async ({ page }) => {
    // Headless Chromium cannot share, but rejects late.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const release = await openWithoutScripts(page, address);
    await press(page);
    await release();
    await answered(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

test('a message that is sent before hydration is handed over once', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact/');
  const { form, send } = await fillEnquiry(page);
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(form.getByRole('status')).toHaveText(/^Thank you, Amina/);
});

test('input is replayed in its order', { tag: '@islands' }, async ({ page }) => {
  const release = await openWithoutScripts(page, '/vehicles/');
  const tabs = page.getByRole('group', { name: 'Category' }).getByRole('button');
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-up');
  await release();
  await expect(tabs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(tabs.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/sort=/);
});

test('a press on the backdrop closes a dialog before hydration', { tag: '@islands' }, async ({ page }) => {
  await openWithoutScripts(page, '/about/');
  await page.getByRole('button', { name: 'Contact', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.click(195, 5);
  await expect(dialog).toBeHidden();
});

test('text that comes while earlier input is replayed is kept', { tag: '@islands' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  // The replay follows the hydration at once; here a second later.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number, ...rest: unknown[]) => setTimeout(run, delay || 1000, ...rest),
    });
  });
  await page.goto('/contact/', { waitUntil: 'commit' });
  const field = (label: string) => page.getByRole('main').getByLabel(label);
  await field('Name').fill('Amina');
  await field('E-mail').focus();
  release();
  // Hydration empties it.
  await expect(field('Name')).toHaveValue('');
  await page.keyboard.insertText('amina@cars.example');
  await expect(field('Name')).toHaveValue('Amina');
  await expect(field('E-mail')).toHaveValue('amina@cars.example');
});
