import type { Fault } from '../fault';
import { catalogueIsUsable, enquiryIsKept, navigationWorks, typesEnquiry, vehicleIsUsable } from '../usable';
import type { Visit } from '../visit';

const SCRIPTS = /^\/_next\/static\/.*\.js/;

/** The whole site as it is without scripts. */
async function readsWithoutScripts(visit: Visit): Promise<void> {
  await visit.goto('/vehicles/');
  await catalogueIsUsable(visit);
  await navigationWorks(visit);
  await visit.goto('/vehicle/1/');
  await vehicleIsUsable(visit);
  await visit.goto('/contact/');
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
  await visit.holds('main form', /^mailto:/, 'action');
}

export const scriptFaults: readonly Fault[] = [
  { name: 'all scripts are gone', rules: [{ path: SCRIPTS, answer: 'missing' }], check: readsWithoutScripts },
  {
    name: 'scripts are switched off',
    headers: { 'Content-Security-Policy': "script-src 'none'" },
    check: readsWithoutScripts,
  },
];
