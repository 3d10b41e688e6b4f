import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installBySystem, isExecutable, onPath, run } from './on-path';

/** Set this to the path of a Chromium or Chrome to have that one used for everything. */
const VARIABLE = 'CHROMIUM_PATH';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const DOWNLOAD_LIMIT_MS = 120_000;

const onSystem = (commands: readonly string[]) => commands.map(onPath).find(Boolean);
const ofMac = () => (existsSync(MAC_CHROME) ? MAC_CHROME : undefined);
const installed = (packageName: string, commands: readonly string[]) =>
  installBySystem(packageName) ? onSystem(commands) : undefined;

function ofPlaywright(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installByPlaywright(): string | undefined {
  return run('npx', ['playwright', 'install', 'chromium'], DOWNLOAD_LIMIT_MS) ? ofPlaywright() : undefined;
}

function named(): string | undefined {
  const file = process.env[VARIABLE];
  if (file && !isExecutable(file)) throw new Error(`${VARIABLE} is ${file}, which is not a program that can be run.`);
  return file || undefined;
}

/**
 * The path of a Chromium for tests: from CHROMIUM_PATH, the system, Playwright, or installed now. Throws with one line
 * of advice if there is none.
 */
export function findBrowser(): string {
  const found =
    named() ??
    onSystem(COMMANDS) ??
    ofMac() ??
    ofPlaywright() ??
    installed('chromium', COMMANDS) ??
    installByPlaywright();
  if (!found) {
    throw new Error(
      `No Chromium or Chrome found: install one, or set ${VARIABLE} to its path, and run the tests again.`,
    );
  }
  return found;
}

/**
 * The path of the headless shell, which takes half the time: from CHROMIUM_PATH, the system, or installed now. Without
 * one, the whole browser.
 */
export function findHeadlessShell(): string {
  return named() ?? onSystem(SHELLS) ?? installed('chromium-headless-shell', SHELLS) ?? findBrowser();
}
