import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '@/e2e/browser/find-browser';
import { serveSecurely } from '@/e2e/browser/secure-site';
import { site as dealership } from '@/e2e/fixtures/dealership';
import { buildVariant } from '@/e2e/site-variant';
import { dealershipCast } from '@/e2e/states';
import { site as shippedSite } from '@/lib/site/site';
import { runCommand } from '@/scripts/run-command';
import { shippedCast } from './cast';
import { sheetOf } from './sheet';

const RUNS = path.join('.cache', 'screens');
const CONFIG = 'packages/quality/screens/playwright.config.ts';
const DEALERSHIP = 'dealership';

/**
 * Takes a screenshot of every page and state, or with --against compares each with the one of an earlier run. Playwright
 * does both; its report shows before, after and difference.
 */
async function takeScreens(): Promise<number> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'out' },
      name: { type: 'string', default: 'now' },
      against: { type: 'string' },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: '' },
    },
  });
  const { site, name, against, only, widths } = values;
  if (site !== DEALERSHIP && !existsSync(path.join(site, 'index.html')))
    throw new Error(`--site is ${site}, expected ${DEALERSHIP}, or the folder of a built site such as out.`);
  for (const run of [name, against ?? name]) {
    // The folder of a run is emptied first, unless some screenshots of it are taken again.
    if (!/^[\w-][\w.-]*$/.test(run)) throw new Error(`'${run}' is no name of letters, digits, dots and hyphens.`);
  }
  if (!/^(\d+(,\d+)*)?$/.test(widths)) throw new Error(`--widths is ${widths}, expected numbers such as 360,1440.`);

  const folder = path.resolve(RUNS, against ?? name);
  const report = path.join(RUNS, 'report');
  if (against === undefined) {
    if (only === '') rmSync(folder, { recursive: true, force: true });
  } else if (!existsSync(folder)) throw new Error(`There is no run '${against}' in ${RUNS}.`);

  const isDealership = site === DEALERSHIP;
  const served = await serveSecurely(
    isDealership ? await buildVariant(DEALERSHIP) : site,
    isDealership ? dealership.url : shippedSite.url,
  );
  const words = only.replace(/[.*+?^${}()[\]\\/]/g, '\\$&');
  const tests = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', CONFIG, ...(only ? ['--grep', `/${words}/i`] : [])],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER: findBrowser(),
        SITE_ADDRESS: served.address,
        BROWSER_ARGUMENTS: JSON.stringify(served.browserArguments),
        SCREENS_FOLDER: folder,
        SCREENS_REPORT: path.resolve(report),
        SCREENS_ACTION: against === undefined ? 'take' : 'compare',
        SCREENS_CAST: JSON.stringify(isDealership ? dealershipCast : shippedCast()),
        SCREENS_WIDTHS: widths,
      },
    },
  );
  const status = await new Promise<number>((resolve) => tests.on('exit', (code) => resolve(code ?? 1)));
  served.close();
  if (against === undefined) {
    if (!existsSync(folder)) throw new Error('No screenshot has such a title or width.');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
    writeFileSync(path.join(folder, 'index.html'), sheetOf(name, files));
    console.log(`${files.length} screenshots: ${path.join(RUNS, name, 'index.html')}`);
  }
  console.log(`Report: ${path.join(report, 'index.html')}`);
  return status;
}

await runCommand(takeScreens);
