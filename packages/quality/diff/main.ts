import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles, weighPage } from '@/e2e/output/page-weight';
import { sitePages } from '@/e2e/output/site-pages';
import { statesOf } from '@/e2e/states';
import { filesOf } from '@/scripts/files/files-of';
import { PROVENANCE, readProvenance } from '@/scripts/hosting/provenance';
import { readArguments, runCommand } from '@/scripts/run-command';
import { shippedCast } from '../screens/cast';
import { slugOf } from '../screens/shots';
import { buildTree } from './build-tree';
import { changesOf, titleOf } from './changes';
import { comparePictures } from './compare-pictures';
import { fileAt, pageHash } from './page-hash';
import { maskName, pageLines } from './page-lines';
import { type Difference, reportOf, type Shown, summaryOf, type Weighed } from './report';
import { committedTree, workingTree } from './trees';

const CACHE = path.join('.cache', 'diff');
const PAGE = path.join(CACHE, 'index.html');
const SCREENS = path.join('.cache', 'screens');
/** A phone and a desktop, a theme each: both layouts and themes in two screenshots of a state. */
const VIEWS = ['on screen, 360 × 740, light', 'on screen, 1440 × 900, dark'];
const PIXELS = ['few', 'all', 'none'];
/** Sites and runs of screenshots; the newest are kept. */
const KEPT = 6;
const TSX = 'node_modules/tsx/dist/cli.mjs';

const USAGE = `npm run diff -- REF                what visitors get from the working tree and did not get from REF, on one page: HTML,
                                   bytes, and pixels of each state that may look other, on a phone and a desktop
npm run diff -- REF --pixels all   at all widths, in both themes, in large text, without scripts and printed; or 'none'`;

/** Prints each step with its seconds, and keeps them for the foot of the page. */
const steps: string[] = [];
async function step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
  const begun = performance.now();
  const result = await run();
  steps.push(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  console.log(steps.at(-1));
  return result;
}

type Side = {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  /** By their files: a hash of the page as it opens, and one with its lazy files. */
  readonly pages: ReadonlyMap<string, { readonly html: string; readonly opened: string; readonly hash: string }>;
};

async function readSide(folder: string): Promise<Side> {
  const files = new Set((await filesOf(folder)).map((file) => file.replaceAll(path.sep, '/')));
  const contents = new Map<string, Buffer>();
  const read = (file: string) => {
    const content = contents.get(file) ?? readFileSync(path.join(folder, file));
    contents.set(file, content);
    return content;
  };
  const pages = (await sitePages(folder)).map(({ file, html }) => {
    const hashes = { opened: pageHash(file, { files, read }, false), hash: pageHash(file, { files, read }, true) };
    return [file, { html, ...hashes }] as const;
  });
  return { folder, files, pages: new Map(pages) };
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** The files that are on both sites, with another hash. */
function changedPages(before: Side, after: Side): readonly string[] {
  return [...after.pages.keys()].filter((file) => {
    const old = before.pages.get(file);
    return old && old.hash !== after.pages.get(file)?.hash;
  });
}

const without = (one: Side, other: Side) => [...one.pages.keys()].filter((file) => !other.pages.has(file)).map(routeOf);

async function weightsOf(files: readonly string[], before: Side, after: Side): Promise<readonly Weighed[]> {
  const weighing = ({ folder, pages }: Side) => {
    const site = siteFiles(folder);
    return (file: string) => weighPage(pages.get(file)?.html ?? '', site);
  };
  const [old, now] = [weighing(before), weighing(after)];
  return Promise.all(
    files.map(async (file) => ({ route: routeOf(file), before: await old(file), after: await now(file) })),
  );
}

/** Other files whose content differs; without provenance.json, as of an older version, none is known. */
function otherFiles(sides: readonly Side[]): readonly string[] {
  const [before, after] = sides.map(({ folder, files }) => {
    const known = files.has(PROVENANCE)
      ? readProvenance(readFileSync(path.join(folder, PROVENANCE), 'utf8'), folder)
      : null;
    return (
      known &&
      Object.entries(known.sha256)
        .filter(([file]) => !file.endsWith('.html'))
        .map(([file, hash]) => `${maskName(file)} ${hash}`)
    );
  });
  if (!before || !after) return [];
  const [one, other] = [new Set(before), new Set(after)];
  const differing = [...before.filter((line) => !other.has(line)), ...after.filter((line) => !one.has(line))];
  return [...new Set(differing.map((line) => line.slice(0, line.lastIndexOf(' '))))].sort();
}

/** The states that may look other. Only an opened one, or one with a query, shows cars that a script has fetched. */
function statesToShow(before: Side, after: Side): readonly string[] {
  return Object.entries(statesOf(shippedCast()))
    .filter(([, { path: address, open }]) => {
      const kind = open || address.includes('?') ? 'hash' : 'opened';
      const [one, other] = [before, after].map(({ pages, files }) => pages.get(fileAt(address, files))?.[kind]);
      return one !== other;
    })
    .map(([name]) => name);
}

/** The folder with the screenshots of a site, after those of these states are there. */
function takeScreens(site: string, states: readonly string[], pixels: string): string {
  const name = `diff-${path.basename(site)}-${pixels}`;
  const folder = path.join(SCREENS, name);
  const missing = states.filter((state) => !existsSync(path.join(folder, slugOf({ name: state }))));
  if (missing.length > 0) {
    console.log(`Taking screenshots of ${missing.length} states that ${folder} does not have yet …`);
    const views = pixels === 'all' ? [''] : VIEWS;
    const only = missing.flatMap((state) => views.map((view) => `${state}: ${view}`)).join('|');
    const { stdout } = spawnSync(
      process.execPath,
      [TSX, 'packages/quality/screens/main.ts', '--site', site, '--name', name, '--only', only],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    // States that cannot be opened: the page says on which side.
    if (!existsSync(folder)) throw new Error(`No screenshot was taken of ${site}:\n${stdout}`);
  }
  return folder;
}

async function compareState(state: string, folders: readonly [string, string]): Promise<Shown | 'equal' | 'unpaired'> {
  const slug = slugOf({ name: state });
  const [before, after] = folders.map((folder) => {
    const place = path.join(folder, slug);
    return existsSync(place) ? readdirSync(place).sort() : [];
  });
  const common = before?.filter((name) => after?.includes(name)) ?? [];
  if (common.length === 0) return 'unpaired';
  const shots: Shown['shots'][number][] = [];
  for (const name of common) {
    const [one, other] = folders.map((folder) => readFileSync(path.join(folder, slug, name)));
    const change = one && other && (await comparePictures(one, other));
    if (change) shots.push({ name: path.parse(name).name, ...change });
  }
  return shots.length === 0 ? 'equal' : { state, shots };
}

function keepNewest(folders: readonly string[]): void {
  const newestFirst = folders.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of newestFirst.slice(KEPT)) rmSync(folder, { recursive: true });
}

const within = (folder: string, start = '') =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(start))
        .map((name) => path.join(folder, name))
    : [];

async function show(difference: Difference): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(PAGE, reportOf(difference));
  const words = difference.changes.filter(({ kind }) => kind === 'text');
  for (const change of words.slice(0, 10)) console.log(`${titleOf(change)}  (${change.routes.join(' ')})`);
  console.log(`${summaryOf(difference)}\n${PAGE}`);
}

await runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, { pixels: { type: 'string', default: 'few' } }, 1);
  const [ref] = positionals;
  if (ref === undefined) throw new Error(USAGE);
  if (!PIXELS.includes(values.pixels)) throw new Error(`--pixels is ${values.pixels}, expected ${PIXELS.join(', ')}.`);
  const [old, now] = [committedTree(ref), workingTree(CACHE)];
  const equal = {
    before: old.label,
    after: now.label,
    added: [],
    removed: [],
    changes: [],
    weights: [],
    states: [],
    unpaired: [],
    files: [],
  };
  if (old.inputs === now.inputs) return show({ ...equal, seconds: 'Nothing that a build reads has changed.' });

  const folders = [
    await step(`Site of ${ref}:`, () => buildTree(old, CACHE, old.seconds)),
    await step('Site of the working tree:', () => buildTree(now, CACHE, old.seconds)),
  ] as const;
  for (const folder of folders) utimesSync(folder, new Date(), new Date());
  const sides = (await Promise.all(folders.map(readSide))) as [Side, Side];
  const [before, after] = sides;
  const changed = changedPages(before, after);
  const changes = await step('HTML:', () =>
    changesOf(
      changed.map((file) => {
        const [one, other] = sides.map(({ pages }) => pageLines(pages.get(file)?.html ?? ''));
        return { route: routeOf(file), before: one ?? [], after: other ?? [] };
      }),
    ),
  );
  const weights = await step('Bytes:', () => weightsOf(changed, before, after));

  const states = values.pixels === 'none' ? [] : statesToShow(before, after);
  const compared =
    states.length === 0
      ? []
      : await step(`Pixels of ${states.length} states:`, async () => {
          const runs = [
            takeScreens(folders[0], states, values.pixels),
            takeScreens(folders[1], states, values.pixels),
          ] as const;
          return Promise.all(states.map(async (state) => ({ state, result: await compareState(state, runs) })));
        });
  await show({
    ...equal,
    added: without(after, before),
    removed: without(before, after),
    changes,
    weights,
    states: compared.flatMap(({ result }) => (typeof result === 'string' ? [] : [result])),
    unpaired: compared.filter(({ result }) => result === 'unpaired').map(({ state }) => state),
    files: otherFiles(sides),
    seconds: steps.join(', '),
  });
  keepNewest(within(path.join(CACHE, 'sites')));
  keepNewest(within(SCREENS, 'diff-'));
});
