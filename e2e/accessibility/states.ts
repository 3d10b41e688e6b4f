import { expect, type Page } from '@playwright/test';
import { cars, carsQuery, vehiclePath } from '../fixtures/dealership';

type State = {
  readonly path: string;
  /** For what is only there below, or only from, the width of a desk. */
  readonly only?: 'phone' | 'desk';
  /** Brings the page into the state, and resolves when it is there. */
  readonly open?: (page: Page) => Promise<void>;
};

const CARS = [cars.first, cars.longest, cars.markup];

/** Presses the first visible button of that name and waits for the dialog it opens. */
async function openDialog(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function keep(page: Page, list: 'shortlist' | 'compare') {
  const ids = CARS.map(({ id }) => id).join(',');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [list, ids] as const);
  await page.reload();
}

const tool = (page: Page) => page.getByRole('region', { name: 'Request a viewing' });

const pages: Readonly<Record<string, State>> = {
  'the home page': { path: '/' },
  'the catalogue': { path: '/vehicles/' },
  'the catalogue for rent': { path: '/vehicles/?mode=rental' },
  'a vehicle': { path: vehiclePath(cars.first) },
  'a vehicle for rent': { path: `${vehiclePath(cars.first)}?mode=rental` },
  'a sold vehicle': { path: vehiclePath(cars.sold) },
  'a vehicle with a long name': { path: vehiclePath(cars.longest) },
  'a vehicle with one picture': { path: vehiclePath(cars.onePicture) },
  'the services': { path: '/services/' },
  'the about page': { path: '/about/' },
  'the contact page': { path: '/contact/' },
  'the page of a brand': { path: '/vehicles/brand/bentley/' },
  'the page of a category': { path: '/vehicles/category/supercars/' },
  'the empty shortlist': { path: '/shortlist/' },
  'the empty comparison': { path: '/compare/' },
  'the 404 page': { path: '/none-such' },
};

const openStates: Readonly<Record<string, State>> = {
  'the open menu': {
    path: '/',
    only: 'phone',
    open: (page) => page.locator('summary').click(),
  },
  'the contact dialog': { path: '/about/', open: (page) => openDialog(page, /^Contact/) },
  'a service dialog': { path: '/services/', open: (page) => openDialog(page, /^Learn More/) },
  'the filter sheet': { path: '/vehicles/', only: 'phone', open: (page) => openDialog(page, /^Filters/) },
  'the empty result': {
    path: '/vehicles/',
    only: 'desk',
    open: (page) => page.getByRole('searchbox').fill('nothing like it'),
  },
  'the list for rent': {
    path: '/vehicles/?mode=rental',
    open: (page) => page.getByRole('radio', { name: 'List' }).check(),
  },
  'the full-screen viewer': {
    path: vehiclePath(cars.rented),
    open: async (page) => {
      await openDialog(page, /^View full screen$/);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
  },
  'the viewing form, filled in': {
    path: vehiclePath(cars.first),
    open: async (page) => {
      // A Saturday, a quarter past noon in Kenya; the day chosen is the Monday after it.
      await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
      await page.reload();
      await tool(page).getByLabel('Day').fill('2026-11-23');
      await tool(page).getByLabel('Time').selectOption('9:30 AM');
      await expect(tool(page).getByRole('status')).toContainText('Proposed, not confirmed');
    },
  },
  'the viewing form for a day gone by': {
    path: vehiclePath(cars.first),
    open: async (page) => {
      await tool(page).getByLabel('Day').fill('2026-01-05');
      await expect(tool(page).getByLabel('Day')).toHaveAccessibleDescription(/./);
    },
  },
  'the contact form, filled in wrongly': {
    path: '/contact/',
    open: async (page) => {
      const form = page.getByRole('region', { name: 'Send us a message' });
      await form.getByLabel('E-mail').fill('no address');
      await form.getByRole('button', { name: 'Send Message' }).click();
    },
  },
  'the contact form, sent': {
    path: '/contact/',
    open: async (page) => {
      const form = page.getByRole('region', { name: 'Send us a message' });
      await form.getByLabel('Name').fill('Amina');
      await form.getByLabel('E-mail').fill('amina@example.org');
      await form.getByLabel('Phone').fill('+254 711 000 000');
      await form.getByLabel('Service').selectOption('rental');
      await form.getByLabel('Message').fill('Two days, please.');
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByRole('status')).toContainText('Thank you');
    },
  },
  'the shortlist': {
    path: '/shortlist/',
    open: async (page) => {
      await keep(page, 'shortlist');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(CARS.length);
    },
  },
  'a shared shortlist': {
    path: `/shortlist/${carsQuery(...CARS)}`,
    open: (page) => expect(page.getByRole('heading', { level: 1, name: 'A shortlist shared with you' })).toBeVisible(),
  },
  'the comparison': {
    path: '/compare/',
    open: async (page) => {
      await keep(page, 'compare');
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(CARS.length);
    },
  },
};

/** Every kind of page, as it opens and as it stands after what a visitor can do on it. */
export const states: Readonly<Record<string, State>> = { ...pages, ...openStates };
