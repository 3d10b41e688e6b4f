import { type Car, cars, vehiclePath } from '@/e2e/fixtures/dealership';
import { keptOnDevice } from '@/lib/legal/kept-on-device';
import type { Fault } from '../fault';
import { enquiryIsKept, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

const refusesAccess = (name: string) =>
  `Object.defineProperty(window, '${name}', { get() { throw new DOMException('No.', 'SecurityError'); } });`;

const keys = JSON.stringify(keptOnDevice.map(({ key }) => key));

/** Every key of the site holds a text that no version of it ever wrote. */
const poison = (text: string) => `
  for (const key of ${keys}) for (const storage of [localStorage, sessionStorage]) storage.setItem(key, ${JSON.stringify(text)});`;

const shortlistOf = ({ name }: Car) => `main button[aria-label="Add ${name} to shortlist"]`;
const toShortlist = shortlistOf(cars.second);
const isOn = (visit: Visit) => visit.holds(toShortlist, 'true', 'aria-pressed');

/** Shortlist, theme and form work, on this page at least. */
async function worksInMemory(visit: Visit): Promise<void> {
  await visit.goto(vehiclePath(cars.first));
  await vehicleIsUsable(visit);
  await visit.goto('/vehicles/');
  await visit.hydrated();
  await visit.click(toShortlist);
  await isOn(visit);
  await visit.click('header button[aria-label="Dark theme"]');
  await visit.holds('header button[aria-label="Dark theme"]', 'true', 'aria-pressed');
  await visit.goto('/contact/');
  await visit.hydrated();
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
  await visit.goto('/shortlist/');
  await visit.sees('h1');
  await visit.goto('/compare/');
  await visit.sees('h1', 'Compare');
}

export const storageFaults: readonly Fault[] = [
  { name: 'local storage is refused', firstScript: refusesAccess('localStorage'), check: worksInMemory },
  { name: 'session storage is refused', firstScript: refusesAccess('sessionStorage'), check: worksInMemory },
  {
    name: 'storage is missing',
    firstScript:
      "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });",
    check: worksInMemory,
  },
  {
    name: 'storage is full',
    firstScript: "Storage.prototype.setItem = () => { throw new DOMException('Full.', 'QuotaExceededError'); };",
    check: worksInMemory,
  },
  ...['{"fields":', '{"fields":7,"from":{},"cars":[21]}', '__proto__', '21,'.repeat(40_000), '\u0000\ud800'].map(
    (text): Fault => ({
      name: `storage is poisoned with ${JSON.stringify(text.slice(0, 20))}`,
      firstScript: poison(text),
      check: worksInMemory,
    }),
  ),
  {
    name: 'storage is cleared midway',
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await visit.hydrated();
      await visit.click(toShortlist);
      await isOn(visit);
      await visit.evaluate(() => localStorage.clear());
      await visit.click(shortlistOf(cars.rented));
      await visit.holds(shortlistOf(cars.rented), 'true', 'aria-pressed');
      await visit.goto('/contact/');
      await visit.hydrated();
      await typesEnquiry(visit);
      await visit.evaluate(() => sessionStorage.clear());
      await enquiryIsKept(visit);
    },
  },
];
