import { cars, vehiclePath } from '@/e2e/fixtures/dealership';
import type { Fault } from '../fault';
import {
  catalogueIsUsable,
  enquiryIsKept,
  listsSecond,
  navigationWorks,
  typesEnquiry,
  vehicleIsUsable,
} from '../usable';
import type { Visit } from '../visit';

const STYLES = /\.css(\?|$)/;
const PICTURES = /^\/pictures\//;
const FONTS = /\.woff2(\?|$)/;
const SLOW = { afterMs: 5000 } as const;

async function readsEverything(visit: Visit): Promise<void> {
  await visit.goto(vehiclePath(cars.first));
  await vehicleIsUsable(visit);
  await visit.goto('/vehicles/');
  await visit.hydrated();
  await catalogueIsUsable(visit, 6);
  await navigationWorks(visit);
}

/** One page only: its pending pictures occupy all six connections of the browser. */
async function readsOnePage(visit: Visit): Promise<void> {
  await visit.goto(vehiclePath(cars.first));
  await vehicleIsUsable(visit);
}

async function writesEnquiry(visit: Visit): Promise<void> {
  await visit.goto('/contact/');
  await visit.hydrated();
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
}

export const fileFaults: readonly Fault[] = [
  {
    name: 'the style sheets are gone',
    rules: [{ path: STYLES, answer: 'missing' }],
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await visit.hydrated();
      await visit.sees('h1', 'Our Vehicles');
      await listsSecond(visit);
      await writesEnquiry(visit);
    },
  },
  {
    name: 'a page is sent instead of the style sheets',
    rules: [{ path: STYLES, answer: 'html' }],
    check: writesEnquiry,
  },
  {
    name: 'the pictures are gone',
    rules: [{ path: PICTURES, answer: 'missing' }],
    check: async (visit) => {
      await readsEverything(visit);
      await visit.goto(vehiclePath(cars.first));
      await visit.holds('main img', new RegExp(cars.first.name), 'alt');
    },
  },
  { name: 'the pictures are slow', rules: [{ path: PICTURES, answer: SLOW }], check: readsEverything },
  { name: 'the pictures never come', rules: [{ path: PICTURES, answer: 'hang' }], check: readsOnePage },
  { name: 'the connection drops at each picture', rules: [{ path: PICTURES, answer: 'drop' }], check: readsEverything },
  { name: 'the fonts are gone', rules: [{ path: FONTS, answer: 'missing' }], check: readsEverything },
  { name: 'the fonts never come', rules: [{ path: FONTS, answer: 'hang' }], check: readsEverything },
  {
    name: 'the manifest and the icons are gone',
    rules: [{ path: /manifest\.webmanifest|icon/, answer: 'missing' }],
    check: readsEverything,
  },
];
