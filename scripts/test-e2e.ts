import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser, findHeadlessShell } from './browser/find-browser';
import { buildVariant } from './build/site-variant';
import { createStaticServer, listen } from './static-server';

/** Any port that is free. */
const PORT = 0;

/** What of Playwright's needs a browser that shows itself. */
const WITH_WINDOW = new Set(['--headed', '--debug', '--ui']);

/**
 * Runs the browser tests on the site of their own dealership, with a browser it finds or installs; further arguments go to
 * Playwright.
 */
async function testInBrowser(): Promise<number> {
  const whole = findBrowser();
  const shell = process.argv.some((argument) => WITH_WINDOW.has(argument)) ? whole : findHeadlessShell();
  const folder = await buildVariant('dealership');
  const server = createStaticServer(folder);
  const address = await listen(server, folder, PORT);
  console.log(`Browser: ${shell}; ${folder}/ is at ${address}`);
  const tests = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, BROWSER: shell, WHOLE_BROWSER: whole, SITE_ADDRESS: address, SITE_FOLDER: folder },
    },
  );
  const [status] = await once(tests, 'exit');
  server.close();
  return status ?? 1;
}

try {
  process.exitCode = await testInBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
