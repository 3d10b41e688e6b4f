import { cars, listed, vehiclePath } from '@/e2e/fixtures/dealership';
import type { Fault } from '../fault';
import type { Rule } from '../faulty-server';
import {
  catalogueIsUsable,
  enquiryIsKept,
  listsSecond,
  navigationWorks,
  typesEnquiry,
  vehicleIsUsable,
} from '../usable';
import type { Visit } from '../visit';

const SCRIPTS = /^\/_next\/static\/.*\.js/;

/** The fallback of the contact form. */
const ENQUIRY_BY_MAIL = 'main section a[href^="mailto:sales"]';

/** The whole site as it is without scripts. */
async function readsWithoutScripts(visit: Visit): Promise<void> {
  await visit.goto('/vehicles/');
  await catalogueIsUsable(visit, listed.length);
  await visit.seesNo('button', 'Load More');
  await navigationWorks(visit);
  await visit.goto(vehiclePath(cars.first));
  await vehicleIsUsable(visit);
  await visit.goto('/contact/');
  await visit.holds(ENQUIRY_BY_MAIL, /subject=.+&body=./, 'href');
}

/** The scripts of a page: its own, the shared one, and the lazy ones. */
const parts = {
  own: /\/page-\d+-[\w-]{8}\.js$/,
  shared: /\/islands-[\w-]{8}\.js$/,
  // The runtime retries a lazy one at another address (import-module.ts).
  late: /\/page-\d+-lazy(-hours)?-[\w-]{8}\.js(\?\d+)?$/,
} as const;

const part = (name: keyof typeof parts, answer: Rule['answer']) => ({ rules: [{ path: parts[name], answer }] });

const OLDER = { body: 'globalThis.older = "deploy";', type: 'text/javascript' } as const;

async function loadsMoreLate(visit: Visit): Promise<void> {
  await visit.goto('/vehicles/');
  await loadsMore(visit);
}

async function loadsMore(visit: Visit): Promise<void> {
  await catalogueIsUsable(visit, 6);
  await visit.hydrated();
  await visit.click('main button', 'Load More Vehicles');
  await visit.counts('main article', 12);
}

async function listsMoreWithoutLate(visit: Visit): Promise<void> {
  await loadsMore(visit);
  await visit.seesNo('button', 'Subscribe');
}

/** The first interaction requests the lazy scripts, and a page whose files are gone reloads once. */
async function reloadsOnce(visit: Visit): Promise<void> {
  await visit.isTrue(() => {
    dispatchEvent(new Event('scroll'));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload';
  });
}

async function keepsWordsTypedBefore(visit: Visit): Promise<void> {
  await visit.goto('/contact/');
  await typesEnquiry(visit);
  await enquiryIsKept(visit);
  await visit.hydrated();
  await enquiryIsKept(visit);
}

export const scriptFaults: readonly Fault[] = [
  { name: 'all scripts are gone', rules: [{ path: SCRIPTS, answer: 'missing' }], check: readsWithoutScripts },
  {
    name: 'scripts are switched off',
    headers: { 'Content-Security-Policy': "script-src 'none'" },
    check: readsWithoutScripts,
  },
  {
    name: 'a page is sent instead of every script',
    rules: [{ path: SCRIPTS, answer: 'html' }],
    check: readsWithoutScripts,
  },
  {
    name: 'the connection drops at every script',
    rules: [{ path: SCRIPTS, answer: 'drop' }],
    check: readsWithoutScripts,
  },
  { name: 'every script is of an older deploy', rules: [{ path: SCRIPTS, answer: OLDER }], check: readsWithoutScripts },
  { name: 'the scripts of each page are gone', ...part('own', 'missing'), check: readsWithoutScripts },
  { name: 'the script that pages share is gone', ...part('shared', 'missing'), check: readsWithoutScripts },
  { name: 'the scripts of each page are of an older deploy', ...part('own', OLDER), check: readsWithoutScripts },
  { name: 'the script that pages share is of an older deploy', ...part('shared', OLDER), check: readsWithoutScripts },
  {
    name: 'the late scripts are gone',
    ...part('late', 'missing'),
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await reloadsOnce(visit);
      await listsMoreWithoutLate(visit);
    },
  },
  {
    name: 'the late scripts are of an older deploy',
    ...part('late', OLDER),
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await listsMoreWithoutLate(visit);
    },
  },
  {
    name: 'scripts never come',
    rules: [{ path: SCRIPTS, answer: 'hang' }],
    check: async (visit) => {
      await visit.goto('/vehicles/');
      await visit.sees('h1', 'Our Vehicles');
      await listsSecond(visit);
      await visit.holds('header nav a[href="/about/"]', '/about/', 'href');
    },
  },
  {
    name: 'a script of the catalogue is slow',
    ...part('own', { afterMs: 5000 }),
    check: loadsMoreLate,
  },
  {
    name: 'a script of the contact page is slow',
    ...part('shared', { afterMs: 5000 }),
    check: keepsWordsTypedBefore,
  },
];
