import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findBrowser } from './browser/find-browser';
import { createStaticServer, listen } from './static-server';

const FOLDER = 'out';

/** Any port that is free. */
const PORT = 0;

/** Runs the browser tests against out/ with a browser it finds or installs; further arguments go to Playwright. */
async function testInBrowser(): Promise<number> {
  const browser = findBrowser();
  const server = createStaticServer(FOLDER);
  const address = await listen(server, FOLDER, PORT);
  console.log(`Browser: ${browser}; ${FOLDER}/ is at ${address}`);
  const tests = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser, SITE_ADDRESS: address } },
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
