import { spawnSync } from 'node:child_process';
import { readShard } from '@/lib/page/static-params';
import { checkData } from './build/check-data';
import { precompress } from './build/precompress';
import { replaceFolder } from './build/replace-folder';
import { joinShards, SHARDS, saveShard } from './build/shards';
import { stage } from './build/stage';
import { writePageDeltas } from './hosting/page-deltas';
import { readArguments } from './run-command';

/** The folder into which next.config.mjs writes the pages, and their final folder after all steps. */
const EXPORT_FOLDER = '.export';
const OUT_FOLDER = 'out';

const USAGE = `npm run build                  checks the data and builds the site into out/
    --compressed               also writes the Brotli and gzip form of every text
    --publish                  refuses what must not be online: placeholders, invented people, drafts of legal pages
    --shard 2/4                renders the second quarter of the pages into .shards/, on one of four machines
    --join                     builds the site from the shards of all machines in .shards/ (docs/growing.md)`;

type Options = {
  readonly compressed: boolean;
  readonly publish: boolean;
  readonly shard?: string | undefined;
  readonly join: boolean;
};

/**
 * Builds the site into out/. The data is checked first, and out/ is replaced last: a failed build keeps the last good
 * one.
 * @param publish refuses placeholders, invented people and drafts of legal pages
 * @param compressed also writes the Brotli and gzip form of every text, and pages as differences from a dictionary
 */
async function build({ compressed, publish, shard, join }: Options): Promise<number> {
  if (shard !== undefined) {
    readShard(shard);
    if (join) throw new Error('--shard renders one part, --join puts all together: choose one.', { cause: shard });
  }
  if (process.cwd().includes('#')) {
    console.error(`${process.cwd()}: the compiler of style sheets cannot read a path with '#'. Rename the folder.`);
    return 1;
  }
  if (!(await stage('data check', () => checkData({ toPublish: publish })))) return 1;
  // After the check: its imports read the data and throw at the first fault.
  const { prepare } = await import('./build/prepare');
  await prepare();

  if (join) await stage('join', () => joinShards(EXPORT_FOLDER));
  else {
    const failed = await exportPages();
    if (failed) return failed;
  }
  const { addPictures, cleanExport, finishExport } = await import('./build/finish-export');
  if (!join) {
    await cleanExport(EXPORT_FOLDER);
    await addPictures(EXPORT_FOLDER);
  }
  if (shard !== undefined) {
    await stage('shard', () => saveShard(EXPORT_FOLDER, readShard(shard)));
    console.log(`Shard ${shard} is in ${SHARDS}/. When all are there: npm run build -- --join.`);
    return 0;
  }
  await finishExport(EXPORT_FOLDER);
  if (compressed) {
    await stage('compressed forms', () => precompress(EXPORT_FOLDER));
    await stage('page deltas', () => writePageDeltas(EXPORT_FOLDER));
  }
  await replaceFolder(EXPORT_FOLDER, OUT_FOLDER);
  console.log(`Built into ${OUT_FOLDER}/.`);
  return 0;
}

/** Lets Next render the pages into EXPORT_FOLDER, those of a shard where SHARD is set. Answers with its exit code. */
async function exportPages(): Promise<number> {
  console.log('Building the pages, in about half a minute …');
  const next = await stage('next build', () =>
    spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      // Forty lines of no use to a dealer.
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  if (next.status !== 0 || next.stdout.includes('⚠') || next.stderr !== '') console.error(next.stdout + next.stderr);
  if (next.status !== 0) {
    if (/No space left on device|ENOSPC/.test(next.stdout + next.stderr))
      console.error(`The disk is full. ${OUT_FOLDER}/ is as it was.`);
  }
  return next.status ?? 1;
}

const { values } = readArguments(USAGE, {
  compressed: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  shard: { type: 'string' },
  join: { type: 'boolean', default: false },
});
// Read by the pages that Next renders (lib/page/static-params.ts).
if (values.shard !== undefined) process.env.SHARD = values.shard;
process.exitCode = await build(values).catch((error: Error) => {
  // An error with a cause is written for the dealer, as of a full disk. Of a bug, Node prints the stack.
  if (error.cause === undefined) throw error;
  console.error(error.message);
  return 1;
});
