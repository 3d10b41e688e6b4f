import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { type Identity, identityOf } from '@/e2e/browser/secure-site';
import { runCommand } from '@/scripts/run-command';
import { controls, pressAtFirstPaint, tapDurations } from './controls';
import { CATEGORIES, lighthouse, type Scores } from './lighthouse';
import { listVisible } from './list-visible';
import { type Held, holdAfterPresses } from './long-visit';
import { type Measures, measureVisit } from './measure';
import { GOOD_LINK, type Link, WEAK_LINK } from './phone';
import { type Served, serveCompressed } from './serve-compressed';
import { figureOf, type Series, tableOf } from './summary';
import { pressTranslated } from './translated';

const BUILT = 'out';

type ServedSide = Served & { readonly name: string };

/**
 * Measures the pages of out/ on a slowed phone, beside the same pages without scripts (the floor) and another folder. A
 * round visits every page of every side.
 */
async function bench({ against, rounds, paths, parts, lighthouse: asksLighthouse }: Options): Promise<void> {
  const identity = identityOf('127.0.0.1');
  const sides = await serveAll(against, identity);
  const sites = sides.slice(0, -1);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      identity.browserArgument,
      // Chromium takes dictionaries from servers with a public certificate only.
      '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
      // Chromium refuses to run as root inside its sandbox.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const works: Readonly<Record<Part, () => Promise<string>>> = {
    loads: () => visitInTurn(browser, sides, paths, rounds, GOOD_LINK),
    weak: () => visitInTurn(browser, sides, paths, rounds, WEAK_LINK),
    second: () => visitInTurn(browser, sides, paths, rounds, WEAK_LINK, SECOND_AFTER),
    controls: () => controlsTable(browser, sites, rounds),
    taps: () => tapsTable(browser, sites, rounds),
    links: () => linksTable(browser, sites, rounds),
    presses: () => pressesTable(browser, sites),
    translated: () => translatedTable(browser, sites),
  };
  mkdirSync('.cache', { recursive: true });
  for (const part of parts) console.log(`\n## ${TITLES[part]}\n\n${await works[part]()}`);
  await browser.close();
  const scores = asksLighthouse ? await askLighthouse(sites, paths, rounds, identity) : [];
  for (const side of sides) side.close();
  if (scores.length > 0) console.log(`\n## Lighthouse (${CATEGORIES.join(', ')})\n${scores.join('\n')}`);
  console.log(`\nLoad when it ended: ${loadavg()[0]?.toFixed(1)}, ${availableParallelism()} cores.`);
}

/** Medians of visits on every side in turn, a table for each page. Each visit is in .cache. */
async function visitInTurn(
  browser: Browser,
  sides: readonly ServedSide[],
  paths: readonly string[],
  rounds: number,
  link: Link,
  after?: string,
): Promise<string> {
  const series: readonly (Series & { readonly visits: Measures[]; readonly address: string })[] = paths.flatMap(
    (path) => sides.map(({ name, address }) => ({ side: name, path, address, visits: [] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, address, visits } of series) {
      visits.push(await measureVisit(browser, address + path, link, after && address + after));
    }
    console.error(`visits: round ${round + 1} of ${rounds}`);
  }
  const file = `.cache/bench${after ? '-second' : ''}-${link.latencyMs}.json`;
  writeFileSync(file, JSON.stringify(series, null, 2));
  return `${paths.map((path) => tableOf(path, series)).join('\n\n')}\n\nMedians of ${rounds} (least-most); each visit is in ${file}.`;
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');

async function controlsTable(browser: Browser, sites: readonly ServedSide[], rounds: number): Promise<string> {
  const lost = new Map<string, number>();
  const rows: (string | number)[][] = [];
  for (const control of controls) {
    const cells: (string | number)[] = [`\`${control.path}\` ${control.name}`];
    for (const { name, address } of sites) {
      for (const link of [GOOD_LINK, WEAK_LINK]) {
        const presses = await repeat(rounds, () => pressAtFirstPaint(browser, address, control, link));
        const losses = presses.filter(({ isLost }) => isLost).length;
        lost.set(`${name} ${link.latencyMs}`, (lost.get(`${name} ${link.latencyMs}`) ?? 0) + losses);
        cells.push(`${losses > 0 ? 'lost, ' : ''}${seconds(presses.map(({ ms }) => ms))}`);
      }
    }
    console.error(line(cells));
    rows.push(cells);
  }
  const of = controls.length * rounds;
  const counts = sites.flatMap(({ name }) =>
    [GOOD_LINK, WEAK_LINK].map((link) => `${lost.get(`${name} ${link.latencyMs}`) ?? 0} of ${of}`),
  );
  const head = sites.flatMap(({ name }) => [`${name}, 150 ms, s`, '400 ms, s']);
  return table(['control', ...head], [...rows, ['lost presses', ...counts]]);
}

async function tapsTable(browser: Browser, sites: readonly ServedSide[], rounds: number): Promise<string> {
  const all: number[] = [];
  const rows: (string | number)[][] = [];
  for (const control of controls) {
    const cells: (string | number)[] = [`\`${control.path}\` ${control.name}`];
    for (const { address } of sites) {
      const taps = await repeat(rounds, () => tapDurations(browser, address, control));
      all.push(...taps.flat());
      const [open, closed] = [0, 1].map((step) => taps.flatMap((one) => one[step] ?? []));
      cells.push(...[open, closed].map((durations) => (durations?.length ? written(durations) : '')));
    }
    console.error(line(cells));
    rows.push(cells);
  }
  const head = sites.flatMap(({ name }) => [`${name}, ms`, 'closing, ms']);
  return `${table(['control', ...head], rows)}\n\nThe slowest of ${all.length}: ${Math.max(...all)} ms.`;
}

/** Without a limit of the link, the remaining difference is the processor's. */
async function linksTable(browser: Browser, sites: readonly ServedSide[], rounds: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { name, address } of sites) {
    for (const link of [GOOD_LINK, WEAK_LINK, null]) {
      const [plain, filtered]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        plain.push(await listVisible(browser, `${address}/vehicles/`, link));
        filtered.push(await listVisible(browser, `${address}/vehicles/?brand=${FILTERED_BRAND}`, link, FILTERED_BRAND));
      }
      const ratio = (figureOf(filtered).median / figureOf(plain).median).toFixed(2);
      const limit = link ? `${link.latencyMs} ms, ${link.kilobitsPerSecond} kbit/s` : 'no limit';
      rows.push([`${name}, ${limit}`, seconds(plain), seconds(filtered), ratio]);
      console.error(line(rows.at(-1) ?? []));
    }
  }
  return table(['medians', 'list, s', 'filtered, s', 'ratio'], rows);
}

async function repeat<Result>(times: number, measure: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await measure());
  return results;
}

const seconds = (milliseconds: readonly number[]) => (figureOf(milliseconds).median / 1000).toFixed(2);

const written = (durations: readonly number[]) => {
  const { median, least, most } = figureOf(durations);
  return `${median} (${least}-${most})`;
};

async function pressesTable(browser: Browser, sites: readonly ServedSide[]): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [path, elements] of Object.entries(PRESSED_IN_TURN)) {
    for (const { name, address } of sites) {
      const [before, after] = await holdAfterPresses(browser, address + path, elements);
      const grown = (figure: keyof Held, digits = 0) =>
        `${before[figure].toFixed(digits)} → ${after[figure].toFixed(digits)}`;
      rows.push([`\`${path}\``, name, grown('megabytes', 1), grown('nodes'), grown('listeners')]);
    }
  }
  return table(['200 presses', 'site', 'MB', 'nodes', 'listeners'], rows);
}

async function translatedTable(browser: Browser, sites: readonly ServedSide[]): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [path, elements] of Object.entries(PRESSED_TRANSLATED)) {
    for (const { name, address } of sites) {
      const { wrongTexts, errors } = await pressTranslated(browser, address + path, elements);
      rows.push([`\`${path}\``, name, wrongTexts.length, errors, wrongTexts.slice(0, 3).join('; ')]);
    }
  }
  return table(['page', 'site', 'wrong texts', 'errors', 'the first of them'], rows);
}

const PRESSED_IN_TURN: Readonly<Record<string, readonly string[]>> = {
  '/vehicles/': ['Supercars', 'Luxury', 'Sports', 'All Vehicles'].map((name) => `role=button[name=/^${name}/]`),
  '/vehicle/1/': ['role=button[name="Next picture"]', 'role=button[name="Previous picture"]'],
};

const PRESSED_TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  '/vehicles/': ['role=button[name=/Supercars/]', 'label:has-text("For Rent")'],
  '/vehicle/1/': ['role=button[name=/Next picture/]', 'label:has-text("Rental")'],
  '/contact/': ['role=button[name=/Send Message/]'],
};

const FILTERED_BRAND = 'Ferrari';

/** The page before a second page. */
const SECOND_AFTER = '/about/';

const TITLES = {
  loads: 'Visits: 150 ms, 1.6 Mbit/s',
  weak: 'Visits: 400 ms, 400 kbit/s',
  second: `The second page, after ${SECOND_AFTER}: 400 ms, 400 kbit/s`,
  controls: 'Press at the first paint: seconds from it to the effect, medians',
  taps: 'Tap on a finished page: milliseconds to the next paint, medians (least-most)',
  links: 'From the request of a list to its cars',
  presses: 'What a page holds after 200 presses',
  translated: 'Texts after presses on a translated page',
};

type Part = keyof typeof TITLES;

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
  readonly parts: readonly Part[];
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
      parts: { type: 'string', default: Object.keys(TITLES).join(',') },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is ${values.rounds}, expected a whole number.`);
  const paths = values.paths?.split(',') ?? PATHS;
  const odd = paths.find((path) => !path.startsWith('/'));
  if (odd !== undefined) throw new Error(`--paths holds '${odd}', expected addresses as in '/,/vehicles/'.`);
  const parts = values.parts.split(',').filter((part): part is Part => part in TITLES);
  if (parts.join(',') !== values.parts)
    throw new Error(`--parts is '${values.parts}', expected some of ${Object.keys(TITLES).join(', ')}.`);
  return { rounds, paths, parts, lighthouse: values.lighthouse, against: values.against.map(sideOf) };
}

function sideOf(argument: string): Side {
  const isOnePage = argument.endsWith(ONE_PAGE);
  const folder = isOnePage ? argument.slice(0, -ONE_PAGE.length) : argument;
  return { name: folder, folder, isOnePage };
}

await runCommand(() => bench(readOptions(process.argv.slice(2))));
