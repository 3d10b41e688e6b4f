import assert from 'node:assert/strict';
import { pages } from '@/e2e/fixtures/dealership';
import type { Fault } from '../fault';
import { eventually, type Visit } from '../visit';

const LISTENER =
  "window.violations = []; addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => violations.push(violatedDirective + ' ' + blockedURI), true);";
const INJECTED = '<script>document.documentElement.dataset.foreign = "ran"</script>';

/** Every page that search engines are told of, and those they are not. */
async function everyPage({ server }: Visit): Promise<string[]> {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  return [...listed, '/shortlist/', '/compare/', '/no/such/page', '/vehicle/999'];
}

type Watched = Window & { violations?: string[] };
const violations = (visit: Visit) => visit.evaluate(() => (window as Watched).violations?.join('\n') ?? 'no listener');

export const policyFaults: readonly Fault[] = [
  {
    name: 'no page breaks its own policy',
    firstScript: LISTENER,
    check: async (visit) => {
      for (const page of await everyPage(visit)) {
        await visit.goto(page);
        await visit.sees('h1');
        await visit.hydrated();
        assert.equal(await violations(visit), '', page);
      }
    },
  },
  {
    name: 'a script is injected',
    firstScript: LISTENER,
    changePage: (html) => html.replace('</body>', `${INJECTED}</body>`),
    check: async (visit) => {
      for (const page of pages) {
        await visit.goto(page);
        await visit.sees('h1');
        await eventually(async () => assert.match(await violations(visit), /^script-src\S* inline/, page));
        assert.equal(await visit.evaluate(() => document.documentElement.dataset.foreign ?? null), null);
      }
    },
  },
];
