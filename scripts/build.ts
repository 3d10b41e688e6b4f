import { spawnSync } from 'node:child_process';
import { checkData } from './build/check-data';
import { precompress } from './build/precompress';
import { replaceFolder } from './build/replace-folder';
import { stage } from './build/stage';
import { writePageDeltas } from './hosting/page-deltas';
import { readArguments } from './run-command';

/** The folder into which next.config.mjs writes the pages, and their final folder after all steps. */
const EXPORT_FOLDER = '.export';
const OUT_FOLDER = 'out';

const USAGE = `npm run build                  checks the data and builds the site into out/
    --compressed               also writes the Brotli and gzip form of every text
    --publish                  refuses what must not be online: placeholders, invented people, drafts of legal pages`;

type Options = { readonly compressed: boolean; readonly publish: boolean };

/**
 * Builds the site into out/. The data is checked first and the files of out/ are replaced last: a build that fails leaves
 * the last good one in place.
 * @param publish refuses what must not be online: placeholders, invented people, drafts of legal pages
 * @param compressed also writes the Brotli and gzip form of every text, and pages as differences from a dictionary
 */
async function build({ compressed, publish }: Options): Promise<number> {
  if (process.cwd().includes('#')) {
    console.error(`${process.cwd()}: the compiler of style sheets cannot read a path with '#'. Rename the folder.`);
    return 1;
  }
  if (!(await stage('data check', () => checkData({ toPublish: publish })))) return 1;
  // After the check: its imports read the data and throw at the first fault.
  const { prepare } = await import('./build/prepare');
  await prepare();

  console.log('Building the pages, in about half a minute …');
  const next = await stage('next build', () =>
    spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      // Forty lines that tell a dealer nothing.
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  if (next.status !== 0 || next.stdout.includes('⚠') || next.stderr !== '') console.error(next.stdout + next.stderr);
  if (next.status !== 0) {
    if (/No space left on device|ENOSPC/.test(next.stdout + next.stderr))
      console.error(`The disk is full. ${OUT_FOLDER}/ is as it was.`);
    return next.status ?? 1;
  }

  const { finishExport } = await import('./build/finish-export');
  await finishExport(EXPORT_FOLDER);
  if (compressed) {
    await stage('compressed forms', () => precompress(EXPORT_FOLDER));
    await stage('page deltas', () => writePageDeltas(EXPORT_FOLDER));
  }
  await replaceFolder(EXPORT_FOLDER, OUT_FOLDER);
  console.log(`Built into ${OUT_FOLDER}/.`);
  return 0;
}

const { values } = readArguments(USAGE, {
  compressed: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
});
process.exitCode = await build(values).catch((error: Error) => {
  // An error with a cause is written for the dealer, as of a full disk. Of a bug, Node prints the stack.
  if (error.cause === undefined) throw error;
  console.error(error.message);
  return 1;
});
