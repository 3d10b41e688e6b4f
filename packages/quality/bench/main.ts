import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { type Identity, identityOf } from '@/e2e/browser/secure-site';
import { progressLine } from '@/scripts/files/progress';
import { runCommand } from '@/scripts/run-command';
import { CATEGORIES, lighthouse, type Scores } from './lighthouse';
import { type Measures, measureVisit } from './measure';
import { type Served, serveCompressed } from './serve-compressed';
import { figureOf, type Series, tableOf } from './summary';

const BUILT = 'out';
const RESULT = '.cache/bench.json';

type ServedSide = Served & { readonly name: string };

/**
 * Measures the pages of out/ on a slowed phone beside the same pages without their scripts, the floor, and beside any
 * folder given. Every side is asked for every page in turn, again and again.
 */
async function bench({ against, rounds, paths, lighthouse: asksLighthouse }: Options): Promise<void> {
  const identity = identityOf('127.0.0.1');
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
  const scores = asksLighthouse ? await askLighthouse(sides.slice(0, -1), paths, rounds, identity) : [];
  for (const side of sides) side.close();

  const series: Series[] = paths.flatMap((path) =>
    sides.map(({ name }) => ({ side: name, path, visits: visits.get(`${name} ${path}`) ?? [] })),
  );
  mkdirSync('.cache', { recursive: true });
  writeFileSync(RESULT, JSON.stringify(series, null, 2));
  console.log(paths.map((path) => tableOf(path, series)).join('\n\n'));
  if (scores.length > 0) console.log(`\nLighthouse (${CATEGORIES.join(', ')})\n${scores.join('\n')}`);
  console.log(`\nMedians of ${rounds} (least-most); each visit is in ${RESULT}.`);
}

/** A line for each page of each side: the medians of Lighthouse's scores. The floor has none: it is no site. */
async function askLighthouse(
  sides: readonly ServedSide[],
  paths: readonly string[],
  rounds: number,
  { browserArgument }: Identity,
): Promise<readonly string[]> {
  const chromium = findBrowser();
  const lines: string[] = [];
  for (const path of paths) {
    for (const { name, address } of sides) {
      const runs: Scores[] = [];
      for (let round = 0; round < rounds; round += 1)
        runs.push(await lighthouse(chromium, address + path, browserArgument));
      const medians = CATEGORIES.map((category) => figureOf(runs.map((run) => run[category])).median);
      lines.push(`${path} ${name}: ${medians.join(', ')}`);
      console.error(lines.at(-1));
    }
  }
  return lines;
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

const PARTS = [
  /<link rel="modulepreload"[^>]*>/g,
  /<link rel="preload" as="script"[^>]*>/g,
  /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g,
];

/** A page as it would be if nothing on it ran: the floor that its scripts are measured from. */
function withoutScripts(html: string): string {
  return PARTS.reduce((page, part) => page.replace(part, ''), html);
}

/** A site to measure; `isOnePage` answers every address with its index.html. */
type Side = { readonly name: string; readonly folder: string; readonly isOnePage: boolean };

type Options = {
  readonly against: readonly Side[];
  readonly rounds: number;
  /** Addresses, each measured on every side. */
  readonly paths: readonly string[];
  /** Asks Lighthouse as well, which needs the network the first time. */
  readonly lighthouse: boolean;
};

const PATHS = ['/', '/vehicles/', '/vehicle/1/', '/services/', '/contact/'];
const ONE_PAGE = ':spa';

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      paths: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${values.rounds}, expected a whole number.`);
  const paths = values.paths?.split(',') ?? PATHS;
  const odd = paths.find((path) => !path.startsWith('/'));
  if (odd !== undefined) throw new Error(`--paths holds '${odd}', expected addresses as in '/,/vehicles/'.`);
  return { rounds, paths, lighthouse: values.lighthouse, against: values.against.map(sideOf) };
}

function sideOf(argument: string): Side {
  const isOnePage = argument.endsWith(ONE_PAGE);
  const folder = isOnePage ? argument.slice(0, -ONE_PAGE.length) : argument;
  return { name: folder, folder, isOnePage };
}

await runCommand(() => bench(readOptions(process.argv.slice(2))));
