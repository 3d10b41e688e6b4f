import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { checkData } from './build/check-data';
import { readArguments } from './run-command';

/** The folder into which next.config.mjs writes the pages, and their final folder after all steps. */
const EXPORT_FOLDER = '.export';
const OUT_FOLDER = 'out';
const OLD_FOLDER = '.old';

const USAGE = `npm run build                  checks the data and builds the site into out/
    --publish                  refuses what must not be online: placeholders, samples`;

/**
 * Builds the site into out/. The data is checked first, and out/ is replaced last: a failed build keeps the last good
 * one.
 */
async function build(toPublish: boolean): Promise<number> {
  if (process.cwd().includes('#')) {
    console.error(`${process.cwd()}: the compiler of style sheets cannot read a path with '#'. Rename the folder.`);
    return 1;
  }
  if (!(await isOnlyBuild())) {
    console.error('Another build of this folder is running. Wait until it has ended, then build again.');
    return 1;
  }
  if (!(await checkData({ toPublish }))) return 1;
  // After the check: its imports read the data and throw at the first fault.
  const { prepare } = await import('./build/prepare');
  await prepare();
  const failed = exportPages();
  if (failed) return failed;
  const { finishExport } = await import('./build/finish-export');
  await finishExport(EXPORT_FOLDER);
  rmSync(OLD_FOLDER, { recursive: true, force: true });
  if (existsSync(OUT_FOLDER)) renameSync(OUT_FOLDER, OLD_FOLDER);
  renameSync(EXPORT_FOLDER, OUT_FOLDER);
  rmSync(OLD_FOLDER, { recursive: true, force: true });
  console.log(`Built into ${OUT_FOLDER}/.`);
  return 0;
}

/** A socket, which the system closes whichever way a build ends. On Windows, pipes have names of their own. */
const LOCK =
  process.platform === 'win32'
    ? `\\\\.\\pipe\\build-${createHash('sha256').update(process.cwd()).digest('hex')}`
    : path.join('.cache', 'build.sock');

/** Whether no other build of this folder is running. None begins from here until this one ends. */
async function isOnlyBuild(): Promise<boolean> {
  mkdirSync('.cache', { recursive: true });
  const server = createServer().unref();
  const takes = () =>
    once(server.listen(LOCK), 'listening').then(
      () => true,
      () => false,
    );
  if (await takes()) return true;
  const other = connect(LOCK);
  const isRunning = await once(other, 'connect').then(
    () => true,
    () => false,
  );
  other.destroy();
  if (isRunning) return false;
  // Of a build that was killed.
  rmSync(LOCK, { force: true });
  return takes();
}

/** Lets Next render the pages into EXPORT_FOLDER. Answers with its exit code. */
function exportPages(): number {
  console.log('Building the pages, in about half a minute …');
  const next = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    // Forty lines of no use to a dealer.
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (next.status !== 0 || next.stdout.includes('⚠') || next.stderr !== '') console.error(next.stdout + next.stderr);
  if (next.status !== 0 && /No space left on device|ENOSPC/.test(next.stdout + next.stderr))
    console.error(`The disk is full. ${OUT_FOLDER}/ is as it was.`);
  return next.status ?? 1;
}

const { publish } = readArguments(USAGE, { publish: { type: 'boolean', default: false } }).values;
process.exitCode = await build(publish).catch((error: Error) => {
  // An error with a cause is written for the dealer, as of a full disk. Of a bug, Node prints the stack.
  if (error.cause === undefined) throw error;
  console.error(error.message);
  return 1;
});
