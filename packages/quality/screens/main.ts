import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site as dealership } from '@/e2e/fixtures/dealership';
import { buildVariant } from '@/e2e/site-variant';
import { type Cast, dealershipCast, statesOf } from '@/e2e/states';
import { site as shippedSite } from '@/lib/site/site';
import { duration, progressLine } from '@/scripts/files/progress';
import { runCommand } from '@/scripts/run-command';
import { changesPage, changesTable } from './changes-page';
import { compareRuns } from './compare-runs';
import { ASSETS } from './document';
import { type Options, readOptions } from './options';
import { photographAll } from './photograph';
import { earlierFolder, listFile, type Run, readRun, runFolder } from './run';
import { sheetPage } from './sheet-page';
import { shippedCast } from './shipped-cast';
import { narrowed, shotsOf } from './shots';

const ASSETS_FOLDER = 'packages/quality/screens/assets';

/** Where nobody rewrites a line, a new one every so often is enough. */
const LINES = 20;

type House = { readonly folder: string; readonly url: string; readonly cast: Cast };

async function houseOf(site: Options['site']): Promise<House> {
  if (site === 'out') return { folder: 'out', url: shippedSite.url, cast: shippedCast() };
  return { folder: await buildVariant('dealership'), url: dealership.url, cast: dealershipCast };
}

/** Every page and open state as pictures on one page, for a person to look through. Resolves to whether all were taken. */
async function photographScreens(options: Options): Promise<boolean> {
  const earlier = options.against === undefined ? null : earlierFolder(options.against);
  const folder = runFolder(options.name);
  if (earlier !== null && path.resolve(earlier) === path.resolve(folder)) {
    throw new Error(`${folder} is where this run goes: call it something else by --name.`);
  }
  const { cast, ...site } = await houseOf(options.site);
  const states = statesOf(cast);
  const screens = Object.entries(states).map(([name, { only, open, isOverlay = false }]) => ({
    name,
    only,
    isOpened: open !== undefined,
    isOverlay,
  }));
  const shots = narrowed(shotsOf(screens), options);
  if (shots.length === 0) throw new Error('No picture is called that: --only takes words of the titles on the sheet.');

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = Date.now();
  const run = await photographAll(site, shots, states, folder, (done) => tell(done, shots.length, begun));
  for (const file of ASSETS) cpSync(path.join(ASSETS_FOLDER, file), path.join(folder, file));
  writeFileSync(path.join(folder, 'index.html'), sheetPage(run));
  // Last: a folder without it is no run to compare with.
  writeFileSync(listFile(folder), JSON.stringify(run));
  for (const { title, message } of run.problems) console.error(`Could not be taken: ${title}\n${message}\n`);
  console.log(`${run.pictures.length} pictures in ${duration(Date.now() - begun)}: ${path.join(folder, 'index.html')}`);

  if (earlier !== null) await compare(earlier, folder, run, options);
  return run.problems.length === 0;
}

async function compare(earlier: string, folder: string, run: Run, options: Options): Promise<void> {
  const comparison = await compareRuns({ folder: earlier, run: readRun(earlier) }, { folder, run }, options);
  const seenFromPage = path.relative(folder, earlier).split(path.sep).join('/');
  writeFileSync(path.join(folder, 'changes.html'), changesPage(comparison, seenFromPage));
  console.log(`${changesTable(comparison)}\n${path.join(folder, 'changes.html')}`);
}

function tell(done: number, total: number, begun: number): void {
  const line = progressLine(done, total, Date.now() - begun);
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${done === total ? '\n' : ''}`);
  else if (done % Math.ceil(total / LINES) === 0 || done === total) console.log(line);
}

await runCommand(() => photographScreens(readOptions(process.argv.slice(2))));
