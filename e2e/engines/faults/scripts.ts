import { readFileSync } from 'node:fs';
import { cars, listed, vehiclePath } from '../../fixtures/dealership';
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

/** Stands in the place of the contact form, which needs scripts. */
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

/** The nth script a page loads; asked of each in turn, since each breaks something else. */
function scriptOf(folder: string, page: string, index: number): RegExp {
  const html = readFileSync(`${folder}${page}index.html`, 'utf8');
  const addresses = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address = '']) => address);
  const address = addresses.at(index % addresses.length) ?? '';
  return new RegExp(`^${address.replaceAll('.', '\\.')}`);
}

const chunk = (page: string, index: number, answer: Rule['answer']) => async (folder: string) => ({
  rules: [{ path: scriptOf(folder, page, index), answer }],
});

const OLDER = { body: 'globalThis.older = "deploy";', type: 'text/javascript' } as const;

async function loadsMoreLate(visit: Visit): Promise<void> {
  await visit.goto('/vehicles/');
  await catalogueIsUsable(visit, 6);
  await visit.hydrated();
  await visit.click('main button', 'Load More Vehicles');
  await visit.counts('main article', 12);
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
    name: 'a page is sent in the place of every script',
    rules: [{ path: SCRIPTS, answer: 'html' }],
    check: readsWithoutScripts,
  },
  {
    name: 'the connection drops at every script',
    rules: [{ path: SCRIPTS, answer: 'drop' }],
    check: readsWithoutScripts,
  },
  { name: 'every script is of an older deploy', rules: [{ path: SCRIPTS, answer: OLDER }], check: readsWithoutScripts },
  ...[0, 1, 2, 3, 4, 5].flatMap((index): Fault[] => [
    {
      name: `the catalogue’s script ${index + 1} is gone`,
      prepare: chunk('/vehicles/', index, 'missing'),
      check: readsWithoutScripts,
    },
  ]),
  {
    name: 'the catalogue’s last script is of an older deploy',
    prepare: chunk('/vehicles/', -1, OLDER),
    check: readsWithoutScripts,
  },
  {
    name: 'a script of the contact page is gone',
    prepare: chunk('/contact/', -1, 'missing'),
    check: async (visit) => {
      await visit.goto('/contact/');
      await visit.sees('h1');
      await visit.holds(ENQUIRY_BY_MAIL, /subject=.+&body=./, 'href');
      await navigationWorks(visit);
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
    prepare: chunk('/vehicles/', -1, { afterMs: 5000 }),
    check: loadsMoreLate,
  },
  {
    name: 'a script of the contact page is slow',
    prepare: chunk('/contact/', -1, { afterMs: 5000 }),
    check: keepsWordsTypedBefore,
  },
];
