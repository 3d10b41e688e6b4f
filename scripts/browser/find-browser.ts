import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installBySystem, isExecutable, onPath, run } from './programs';

/** Set this to the path of a Chromium or Chrome to have the tests use that one. */
const VARIABLE = 'CHROMIUM_PATH';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DOWNLOAD_LIMIT_MS = 120_000;

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
  const found =
    onSystem() ?? ofPlaywright() ?? (installBySystem('chromium') ? onSystem() : undefined) ?? installByPlaywright();
  if (!found) {
    throw new Error(
      `No Chromium or Chrome found: install one, or set ${VARIABLE} to its path, and run the tests again.`,
    );
  }
  return found;
}
