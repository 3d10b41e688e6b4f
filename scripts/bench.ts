import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Measures, measureVisit } from './bench/measure';
import { type Options, readOptions, type Side } from './bench/options';
import { type Served, serveCompressed } from './bench/serve-compressed';
import { type Series, tableOf } from './bench/summary';
import { withoutScripts } from './bench/without-scripts';
import { findBrowser } from './browser/find-browser';
import { progressLine } from './progress';
import { type Identity, identityOf } from './secure-site';

const BUILT = 'out';
const RESULT = '.cache/bench.json';

type ServedSide = Served & { readonly name: string };

/**
 * Measures the pages of out/ on a slowed phone beside the same pages without their scripts, the floor, and beside any
 * folder given. Every side is asked for every page in turn, again and again.
 */
async function bench({ against, rounds, paths }: Options): Promise<void> {
  const identity = await identityOf('127.0.0.1');
  const sides = await serveAll(against, identity);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses to run as root inside its sandbox.
    args: [identity.browserArgument, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const visits = new Map<string, Measures[]>();
  const plan = Array.from({ length: rounds }, () =>
    paths.flatMap((path) => sides.map((side) => ({ side, path }))),
  ).flat();
  const begun = Date.now();
  for (const [done, { side, path }] of plan.entries()) {
    const key = `${side.name} ${path}`;
    visits.set(key, [...(visits.get(key) ?? []), await measureVisit(browser, side.address + path)]);
    console.error(progressLine(done + 1, plan.length, Date.now() - begun));
  }
  await browser.close();
  for (const side of sides) side.close();

  const series: Series[] = paths.flatMap((path) =>
    sides.map(({ name }) => ({ side: name, path, visits: visits.get(`${name} ${path}`) ?? [] })),
  );
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULT, JSON.stringify(series, null, 2));
  console.log(paths.map((path) => tableOf(path, series)).join('\n\n'));
  console.log(`\nMedians of ${rounds} (least-most); each visit is in ${RESULT}.`);
}

async function serveAll(against: readonly Side[], identity: Identity): Promise<readonly ServedSide[]> {
  const others = against.map(async ({ name, folder, isOnePage }) => ({
    name,
    ...(await serveCompressed(folder, identity, isOnePage ? 'index.html' : '404.html')),
  }));
  return Promise.all([
    serveCompressed(BUILT, identity, '404.html').then((served) => ({ name: BUILT, ...served })),
    ...others,
    serveCompressed(BUILT, identity, '404.html', withoutScripts).then((served) => ({ name: 'floor', ...served })),
  ]);
}

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
