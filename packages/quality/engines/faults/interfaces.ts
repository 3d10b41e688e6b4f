import { cars, carsQuery, listed, site, vehiclePath } from '@/e2e/fixtures/dealership';
import type { Fault } from '../fault';
import { catalogueIsUsable, enquiryIsKept, navigationWorks, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

const lacks = (...names: readonly string[]) =>
  names
    .map(
      (name) =>
        `delete window.${name}; if ('${name}' in window) Object.defineProperty(window, '${name}', { value: undefined });`,
    )
    .join('');

/** The common use of scripts on a page. */
async function worksAsAlways(visit: Visit): Promise<void> {
  await visit.goto(vehiclePath(cars.first));
  await visit.hydrated();
  await vehicleIsUsable(visit);
  await visit.goto('/vehicles/');
  await visit.hydrated();
  await visit.click('main button', 'Load More Vehicles');
  await visit.counts('main article', 12);
  await visit.click('main button', 'Load More Vehicles');
  await catalogueIsUsable(visit, listed.length);
  await visit.click('header button[aria-label="Dark theme"]');
  await visit.holds('header button[aria-label="Dark theme"]', 'true', 'aria-pressed');
  await navigationWorks(visit);
  await visit.goto('/contact/');
  await visit.hydrated();
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
}

/** The device has no share sheet, or denies it to this page: the link shows. */
async function sharesByLink(visit: Visit): Promise<void> {
  await visit.goto(vehiclePath(cars.second));
  await visit.hydrated();
  await visit.click('main button[aria-expanded]', 'Share');
  await visit.sees('main button', 'Copy link');
  await visit.holds('main input[readonly]', site.url + vehiclePath(cars.second));
}

/** The address to pass on can be had. */
async function passesListOn(visit: Visit): Promise<void> {
  const path = `/compare/${carsQuery(cars.first, cars.luxury)}`;
  await visit.goto(path);
  await visit.hydrated();
  await visit.sees('main table', cars.luxury.name);
  await visit.click('main button', 'Copy link');
  await visit.sees('main [role="status"]', 'The link is selected; copy it from the field.');
  await visit.holds('main input[readonly]', site.url + path);
}

const NO_MODAL = 'delete HTMLDialogElement.prototype.showModal;';

export const interfaceFaults: readonly Fault[] = [
  { name: 'matchMedia is missing', firstScript: lacks('matchMedia'), check: worksAsAlways },
  {
    name: 'matchMedia reports no changes',
    firstScript:
      'for (const name of ["addEventListener", "removeEventListener"]) MediaQueryList.prototype[name] = undefined;',
    check: worksAsAlways,
  },
  { name: 'IntersectionObserver is missing', firstScript: lacks('IntersectionObserver'), check: worksAsAlways },
  { name: 'ResizeObserver is missing', firstScript: lacks('ResizeObserver'), check: worksAsAlways },
  { name: 'requestIdleCallback is missing', firstScript: lacks('requestIdleCallback'), check: worksAsAlways },
  {
    name: 'the clipboard is missing',
    firstScript: "Object.defineProperty(navigator, 'clipboard', { value: undefined });",
    check: passesListOn,
  },
  {
    name: 'the clipboard refuses',
    firstScript:
      "Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) } });",
    check: passesListOn,
  },
  {
    name: 'sharing is missing',
    firstScript: "Object.defineProperty(navigator, 'share', { value: undefined });",
    check: sharesByLink,
  },
  {
    name: 'sharing is refused',
    firstScript:
      "Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });",
    check: sharesByLink,
  },
  ...[
    { name: 'dialogs cannot be modal', firstScript: NO_MODAL },
    {
      name: 'dialogs are unknown',
      firstScript: `${NO_MODAL}delete HTMLDialogElement.prototype.show; delete HTMLDialogElement.prototype.close; ${lacks('HTMLDialogElement')}`,
    },
  ].map(
    ({ name, firstScript }): Fault => ({
      name,
      // A browser without dialogs knows no buttons that open them by themselves either.
      firstScript: `${firstScript}for (const name of ['command', 'commandForElement']) delete HTMLButtonElement.prototype[name]; addEventListener('command', (event) => event.preventDefault(), true);`,
      check: async (visit) => {
        await visit.goto('/services/');
        await visit.hydrated();
        await visit.click('main button[aria-haspopup="dialog"]');
        await visit.sees('dialog[open]', "What's Included");
        await visit.click('dialog[open] button[aria-label="Close"]');
        await visit.counts('dialog[open]', 0);
        await visit.sees('h1');
        await visit.goto(vehiclePath(cars.second));
        await visit.hydrated();
        await vehicleIsUsable(visit, cars.second);
        await navigationWorks(visit);
      },
    }),
  ),
];
