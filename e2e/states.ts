import { type Page, expect as playwrightExpect } from '@playwright/test';
import { publicPages, pages as sitePages } from '@/lib/page/pages';
import { routes } from '@/lib/page/routes';
import { openAskSheet } from './fixtures/ask';
import { type Car, cars, carsQuery, vehiclePath } from './fixtures/dealership';
import { fillEnquiry } from './fixtures/enquiry';
import { sectionOf } from './fixtures/section';

type State = {
  readonly path: string;
  /** The state exists only below, or only from, the desktop width. */
  readonly only?: 'phone' | 'desk';
  /** Brings the page into the state. */
  readonly open?: (page: Page) => Promise<void>;
  /** The opened part covers the page. */
  readonly isOverlay?: boolean;
};

type Id = Pick<Car, 'id'>;

/** The cars of the states; a dealer may have no car for some of them. */
export type Cast = {
  /** Can be had, to buy and to rent. */
  readonly first: Id;
  readonly longest: Id;
  readonly sold?: Id;
  readonly rented?: Id;
  readonly onePicture?: Id;
  /** Has only the required facts. */
  readonly bare?: Id;
  /** On the shortlist. */
  readonly kept: readonly Id[];
};

export const dealershipCast: Cast = {
  first: cars.first,
  longest: cars.longest,
  sold: cars.sold,
  rented: cars.rented,
  onePicture: cars.onePicture,
  bare: cars.bare,
  kept: [cars.first, cars.longest, cars.bare],
};

// Outside the test runner nothing else sets it.
const expect = playwrightExpect.configure({ timeout: 15_000 });

/** The first visible button; waits for the dialog. */
async function openDialog(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function keep(page: Page, cars: readonly Id[]) {
  const ids = cars.map(({ id }) => id).join(',');
  await page.evaluate((text) => localStorage.setItem('shortlist', text), ids);
  await page.reload();
}

type States = Readonly<Record<string, State>>;

const pages = ({ first, longest, sold, onePicture, bare }: Cast): States => ({
  // Each public page as it opens: 'the page Home', 'the page About'.
  ...Object.fromEntries(publicPages.map((page) => [`the page ${sitePages[page].label}`, { path: routes[page] }])),
  'the catalogue for rent': { path: '/vehicles/?mode=rental' },
  'a vehicle': { path: vehiclePath(first) },
  'a vehicle for rent': { path: `${vehiclePath(first)}?mode=rental` },
  ...(sold && { 'a sold vehicle': { path: vehiclePath(sold) } }),
  'a vehicle with a long name': { path: vehiclePath(longest) },
  ...(onePicture && { 'a vehicle with one picture': { path: vehiclePath(onePicture) } }),
  ...(bare && { 'a vehicle with only the required facts': { path: vehiclePath(bare) } }),
  'the empty shortlist': { path: '/shortlist/' },
  'the 404 page': { path: '/none-such' },
});

const openStates = ({ first, rented = first, kept }: Cast): States => ({
  'the open menu': {
    path: '/',
    only: 'phone',
    isOverlay: true,
    open: (page) => page.locator('summary').click(),
  },
  'the contact dialog': { path: '/about/', isOverlay: true, open: (page) => openDialog(page, /^Contact/) },
  'a service dialog': { path: '/services/', isOverlay: true, open: (page) => openDialog(page, /^Learn More/) },
  'the filter sheet': {
    path: '/vehicles/',
    only: 'phone',
    isOverlay: true,
    open: (page) => openDialog(page, /^Filters/),
  },
  'the dates of the list for rent': {
    path: '/vehicles/?mode=rental',
    isOverlay: true,
    open: async (page) => {
      await page.getByText('Choose dates').click();
      await expect(page.getByLabel('Pick-up')).toBeVisible();
    },
  },
  'the empty result': {
    path: '/vehicles/',
    only: 'desk',
    open: async (page) => {
      await page.getByRole('searchbox').fill('nothing like it');
      // The previous list is dimmed until the search's code has loaded.
      await expect(page.getByText(/^No vehicles found\. Try/)).toBeVisible();
    },
  },
  'the list for rent': {
    path: '/vehicles/?mode=rental',
    open: (page) => page.getByRole('radio', { name: 'List' }).check(),
  },
  'the full-screen viewer': {
    path: vehiclePath(rented),
    isOverlay: true,
    open: async (page) => {
      await page
        .getByRole('list', { name: /^Large pictures/ })
        .getByRole('img')
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
  },
  'the sheet of a car, filled in': {
    path: vehiclePath(first),
    isOverlay: true,
    open: async (page) => {
      const sheet = await openAskSheet(page);
      await sheet.getByLabel('View it', { exact: true }).check();
      await sheet.getByLabel('Day', { exact: true }).fill('2030-11-25');
      await sheet.getByLabel(/^Time/).fill('09:30');
      await expect(sheet).toContainText('at 9:30 AM.');
    },
  },
  'the sheet of a car for rent, with a day gone by': {
    path: `${vehiclePath(first)}?mode=rental`,
    isOverlay: true,
    open: async (page) => {
      const sheet = await openAskSheet(page);
      await sheet.getByLabel('Pick-up').fill('2026-01-05');
      await expect(sheet.getByLabel('Pick-up')).toHaveAccessibleDescription(/./);
    },
  },
  'the contact form, filled in wrongly': {
    path: '/contact/',
    open: async (page) => {
      const form = sectionOf(page, 'Send us a message');
      await form.getByLabel('E-mail').fill('no address');
      await form.getByRole('button', { name: /^Continue to/ }).click();
    },
  },
  'the contact form, sent': {
    path: '/contact/',
    open: async (page) => {
      const { form, send } = await fillEnquiry(page);
      await send.click();
      await expect(form.getByRole('status')).toContainText('Ready to send');
    },
  },
  // A fragment unfolds it.
  ...Object.fromEntries(
    ['sell', 'trade-in', 'find'].map((kind) => [
      `the form to ${kind}, unfolded`,
      {
        path: `/sell/#${kind}`,
        open: (page: Page) => expect(page.locator(`form[aria-labelledby="${kind}"]`)).toBeVisible(),
      },
    ]),
  ),
  'the form to sell, sent': {
    path: '/sell/#sell',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Sell your car' });
      await form.getByLabel(/^Your car/).fill('Audi Q5, 2019');
      await form.getByLabel('Your name').fill('Amina');
      await form.getByRole('button', { name: /^Continue to/ }).click();
      await expect(page.getByRole('link', { name: /^Send on WhatsApp/ })).toBeVisible();
    },
  },
  'the shortlist': {
    path: '/shortlist/',
    open: async (page) => {
      await keep(page, kept);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(kept.length);
    },
  },
  'a shared shortlist': {
    path: `/shortlist/${carsQuery(...kept)}`,
    open: (page) => expect(page.getByRole('heading', { level: 1, name: 'A shortlist shared with you' })).toBeVisible(),
  },
  'the comparison': {
    path: '/shortlist/',
    open: async (page) => {
      await keep(page, kept);
      await page.getByRole('radio', { name: 'Side by side' }).check();
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(kept.length);
    },
  },
});

/** Every kind of page and every opened state. */
export const statesOf = (cast: Cast): States => ({ ...pages(cast), ...openStates(cast) });
