import { expect, type Page } from '@playwright/test';
import { deviceLists, formatIds } from '@/lib/device/device-list';
import {
  brandRoute,
  categoryRoute,
  deviceRoute,
  deviceRoutes,
  routes,
  vehicleRoute,
  vehiclesRoute,
} from '@/lib/page/routes';

type State = {
  readonly path: string;
  /** For what is only there below, or only from, the width of a desk. */
  readonly only?: 'phone' | 'desk';
  /** Brings the page into the state, and resolves when it is there. */
  readonly open?: (page: Page) => Promise<void>;
};

const CARS = [1, 4, 7];
const SOLD_CAR = 5;

/** Presses the first visible button of that name and waits for the dialog it opens. */
async function openDialog(page: Page, button: RegExp) {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function keep(page: Page, list: 'shortlist' | 'compare') {
  const { key } = deviceLists[list];
  await page.evaluate(([name, cars]) => localStorage.setItem(name, cars), [key, formatIds(CARS)] as const);
  await page.reload();
}

const tool = (page: Page) => page.getByRole('region', { name: 'Request a viewing' });

const pages: Readonly<Record<string, State>> = {
  'the home page': { path: routes.home },
  'the catalogue': { path: routes.vehicles },
  'the catalogue for rent': { path: vehiclesRoute('rental') },
  'a vehicle': { path: vehicleRoute(1) },
  'a vehicle for rent': { path: vehicleRoute(1, 'rental') },
  'a sold vehicle': { path: vehicleRoute(SOLD_CAR) },
  'the services': { path: routes.services },
  'the about page': { path: routes.about },
  'the contact page': { path: routes.contact },
  'the page of a brand': { path: brandRoute('ferrari') },
  'the page of a category': { path: categoryRoute('supercars') },
  'the empty shortlist': { path: deviceRoutes.shortlist },
  'the empty comparison': { path: deviceRoutes.compare },
  'the 404 page': { path: '/none-such' },
};

const openStates: Readonly<Record<string, State>> = {
  'the open menu': {
    path: routes.home,
    only: 'phone',
    open: (page) => page.locator('summary').click(),
  },
  'the contact dialog': { path: routes.about, open: (page) => openDialog(page, /^Contact/) },
  'a service dialog': { path: routes.services, open: (page) => openDialog(page, /^Learn More/) },
  'the filter sheet': { path: routes.vehicles, only: 'phone', open: (page) => openDialog(page, /^Filters/) },
  'the empty result': {
    path: routes.vehicles,
    only: 'desk',
    open: (page) => page.getByRole('searchbox').fill('nothing like it'),
  },
  'the list for rent': {
    path: vehiclesRoute('rental'),
    open: (page) => page.getByRole('radio', { name: 'List' }).check(),
  },
  'the full-screen viewer': {
    path: vehicleRoute(3),
    open: async (page) => {
      await openDialog(page, /^View full screen$/);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
  },
  'the viewing form, filled in': {
    path: vehicleRoute(1),
    open: async (page) => {
      // A Saturday, a quarter past noon in Nairobi; the day chosen is the Monday after it.
      await page.clock.setFixedTime(new Date('2026-11-21T09:15:00Z'));
      await page.reload();
      await tool(page).getByLabel('Day').fill('2026-11-23');
      await tool(page).getByLabel('Time').selectOption('9:30 AM');
      await expect(tool(page).getByRole('status')).toContainText('Proposed, not confirmed');
    },
  },
  'the viewing form for a day gone by': {
    path: vehicleRoute(1),
    open: async (page) => {
      await tool(page).getByLabel('Day').fill('2026-01-05');
      await expect(tool(page).getByLabel('Day')).toHaveAccessibleDescription(/./);
    },
  },
  'the contact form, filled in wrongly': {
    path: routes.contact,
    open: async (page) => {
      const form = page.getByRole('region', { name: 'Send us a message' });
      await form.getByLabel('E-mail').fill('no address');
      await form.getByRole('button', { name: 'Send Message' }).click();
    },
  },
  'the contact form, sent': {
    path: routes.contact,
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
    path: deviceRoutes.shortlist,
    open: async (page) => {
      await keep(page, 'shortlist');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(CARS.length);
    },
  },
  'a shared shortlist': {
    path: deviceRoute('shortlist', CARS),
    open: (page) => expect(page.getByRole('heading', { level: 1, name: 'A shortlist shared with you' })).toBeVisible(),
  },
  'the comparison': {
    path: deviceRoutes.compare,
    open: async (page) => {
      await keep(page, 'compare');
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(CARS.length);
    },
  },
};

/** Every kind of page, as it opens and as it stands after what a visitor can do on it. */
export const states: Readonly<Record<string, State>> = { ...pages, ...openStates };
