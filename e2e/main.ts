import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, findHeadlessShell } from '@/e2e/browser/find-browser';
import { identityOf } from '@/e2e/browser/secure-site';
import { runCommand } from '@/scripts/run-command';
import { answerFrom, listen } from '@/scripts/serving/static-server';
import { buildVariant } from './site-variant';

/** Any port that is free. */
const PORT = 0;

/** Playwright's options that need a browser with a window. */
const WITH_WINDOW = new Set(['--headed', '--debug', '--ui']);

/**
 * Runs the browser tests on the test dealership's site, with a browser that it finds or installs. Other arguments go to
 * Playwright.
 */
async function testInBrowser(): Promise<number> {
  const whole = findBrowser();
  const shell = process.argv.some((argument) => WITH_WINDOW.has(argument)) ? whole : findHeadlessShell();
  const folder = await buildVariant('dealership');
  // Some faults appear over HTTPS only.
  const identity = identityOf('127.0.0.1');
  const server = createServer(identity.tls, answerFrom(folder));
  const address = await listen(server, folder, PORT);
  const work = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const authority = path.join(work, 'authority.pem');
  writeFileSync(authority, identity.tls.cert);
  console.log(`Browser: ${shell}; ${folder}/ is at ${address}`);
  const tests = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        BROWSER: shell,
        BROWSER_ARGUMENT: identity.browserArgument,
        WHOLE_BROWSER: whole,
        // For requests of the tests themselves.
        NODE_EXTRA_CA_CERTS: authority,
        SITE_ADDRESS: address,
        SITE_FOLDER: folder,
      },
    },
  );
  const [status] = await once(tests, 'exit');
  server.close();
  rmSync(work, { recursive: true });
  return status ?? 1;
}

await runCommand(testInBrowser);
