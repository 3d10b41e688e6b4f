import { type Car, cars, pages, vehiclePath } from '@/e2e/fixtures/dealership';
import type { Fault } from '../fault';
import { catalogueIsUsable, enquiryIsKept, navigationWorks, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

/** A Date whose clock starts at `start`. */
const clockAt = (start: string) => `
  const Sound = Date, late = Sound.parse('${start}') - Sound.now();
  window.Date = class Date extends Sound {
    constructor(...parts) { parts.length === 0 ? super(Sound.now() + late) : super(...parts); }
    static now() { return Sound.now() + late; }
  };`;

async function tellsTheTime(visit: Visit): Promise<void> {
  await visit.goto('/contact/');
  await visit.hydrated();
  await visit.sees('main', 'Monday');
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
  await visit.goto(`${vehiclePath(cars.first)}?mode=rental`);
  await visit.hydrated();
  await visit.sees('main', cars.first.dailyRental);
  await visit.goto('/vehicles/');
  await visit.hydrated();
  await catalogueIsUsable(visit, 6);
  await navigationWorks(visit);
}

const shortlistOf = ({ name }: Car) => `main button[aria-label="Add ${name} to shortlist"]`;

const HOSTILE = [
  '?mode=%00&car=../../etc&service=<script>&cars=1e9,-1,%F0%9F&search=%E0%A4%A&page=-1&sort=__proto__&brand=constructor',
  '?mode=rental&mode=sale&car=99999999999999999999&cars=,,,,&brand[]=x&category=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  `?car=${cars.first.id}&search=${'a'.repeat(3000)}`,
];

export const visitFaults: readonly Fault[] = [
  { name: 'the clock shows 1970', firstScript: clockAt('1970-01-01T00:00:00Z'), check: tellsTheTime },
  { name: 'the clock shows 2099', firstScript: clockAt('2099-12-31T23:59:00Z'), check: tellsTheTime },
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(
    (timeZone): Fault => ({
      name: `the visitor is in ${timeZone}`,
      timeZone,
      // Ten o'clock on a Monday morning in Kenya: Sunday evening in one of the two, Monday night in the other.
      firstScript: clockAt('2026-11-23T07:00:00Z'),
      check: async (visit) => {
        await tellsTheTime(visit);
        await visit.goto('/contact/');
        await visit.sees('main', 'Showroom open now, until 8:00 PM, Mombasa time');
      },
    }),
  ),
  {
    name: 'the server is gone while an enquiry is written',
    check: async (visit) => {
      await visit.goto('/contact/');
      await visit.hydrated();
      await typesEnquiry(visit);
      await visit.server.stop();
      await enquiryIsKept(visit);
      await visit.click('header nav a[href="/about/"]');
      await visit.seesNo('main form');
      await visit.server.start();
      await visit.back();
      await visit.at('/contact/');
      await enquiryIsKept(visit);
      await visit.hydrated();
      await enquiryIsKept(visit);
    },
  },
  {
    name: 'a page elsewhere, and back to an enquiry',
    check: async (visit) => {
      await visit.goto('/contact/');
      await visit.hydrated();
      await typesEnquiry(visit);
      await visit.goto('/robots.txt');
      await visit.back();
      await visit.at('/contact/');
      await enquiryIsKept(visit);
      await navigationWorks(visit);
    },
  },
  {
    name: 'a reload in the middle of an enquiry',
    check: async (visit) => {
      await visit.goto(`/contact/?car=${cars.luxury.id}`);
      await visit.hydrated();
      await visit.type('main form [name="name"]', 'Amina');
      await visit.reload();
      await visit.hydrated();
      await visit.holds('main form [name="name"]', 'Amina');
      await visit.holds('main form [name="message"]', new RegExp(cars.luxury.name));
    },
  },
  {
    name: 'two tabs at once',
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await visit.hydrated();
      const other = await visit.openTab();
      await other.goto('/shortlist/');
      await other.hydrated();
      await other.sees('main h2', 'No vehicles on your shortlist');
      await visit.click(shortlistOf(cars.rented));
      await other.sees('main h2', cars.rented.name);
      await other.click('main button', 'Clear shortlist');
      await visit.holds(shortlistOf(cars.rented), 'false', 'aria-pressed');
    },
  },
  {
    name: 'a new deploy while a page is open: what it would load is gone',
    check: async (visit) => {
      await visit.goto(vehiclePath(cars.first));
      await visit.hydrated();
      visit.server.rules = [{ path: /^\/_next\//, answer: 'missing' }];
      await vehicleIsUsable(visit);
      await visit.click('main button[aria-label^="Compare "], main button[aria-pressed]');
      await navigationWorks(visit);
    },
  },
  {
    name: 'hostile addresses',
    check: async (visit) => {
      for (const page of [...pages, '/shortlist/', '/compare/'])
        for (const query of HOSTILE) {
          await visit.goto(page + query);
          await visit.sees('h1');
          await visit.hydrated();
          await visit.seesNo('main img[src="x"]');
        }
      await navigationWorks(visit);
    },
  },
];
