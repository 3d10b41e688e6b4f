import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser/find-browser';

/** Runs the browser tests against out/ with a browser it finds or installs; further arguments go to Playwright. */
function testInBrowser(): number {
  const browser = findBrowser();
  console.log(`Browser: ${browser}`);
  const tests = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser },
    },
  );
  return tests.status ?? 1;
}

try {
  process.exitCode = testInBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
