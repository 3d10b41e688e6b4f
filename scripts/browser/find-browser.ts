import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Set this to the path of a Chromium or Chrome to have the tests use that one. */
const VARIABLE = 'CHROMIUM_PATH';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DOWNLOAD_LIMIT_MS = 120_000;

function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem(): string | undefined {
  for (const command of COMMANDS) {
    const found = onPath(command);
    if (found) return found;
  }
  return existsSync(MAC_CHROME) ? MAC_CHROME : undefined;
}

function ofPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function run(command: string, args: readonly string[], timeout?: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0;
}

/** Debian and its kin, as root: where the package manager can do it without asking. */
function installBySystem(): string | undefined {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return undefined;
  const installed = run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium']);
  return installed ? onSystem() : undefined;
}

function installByPlaywright(): string | undefined {
  const installed = run('npx', ['playwright', 'install', 'chromium'], DOWNLOAD_LIMIT_MS);
  return installed ? ofPlaywright() : undefined;
}

/**
 * The path of a Chromium to test with: the one named in CHROMIUM_PATH, one on the system, Playwright's own, or one
 * installed now. Throws with one line that says what to do where none can be had.
 */
export function findBrowser(): string {
  const named = process.env[VARIABLE];
  if (named) {
    if (!isExecutable(named)) throw new Error(`${VARIABLE} is ${named}, which is not a program that can be run.`);
    return named;
  }
  const found = onSystem() ?? ofPlaywright() ?? installBySystem() ?? installByPlaywright();
  if (!found) {
    throw new Error(
      `No Chromium or Chrome found: install one, or set ${VARIABLE} to its path, and run the tests again.`,
    );
  }
  return found;
}
