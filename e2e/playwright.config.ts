import { defineConfig } from '@playwright/test';
import { onPath } from './browser/on-path';

const CHROMIUM_ONLY = ['print-and-contact.spec.ts', 'gallery.spec.ts', 'back-forward-cache.spec.ts'];
const firefox = onPath('firefox-esr') ?? onPath('firefox');
/** Only Chromium is told to trust the certificate of the test's server. */
const otherEngine = { ignoreHTTPSErrors: true, reuseContext: false } as const;

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    // Slow: every state on ten more screens, enlarged text, a build with a photo host.
    { name: 'sweeps', testMatch: '*.sweep.ts' },
    // The same specs, without those that use Chromium's own protocol or its printing.
    {
      name: 'firefox',
      testMatch: '*.spec.ts',
      testIgnore: CHROMIUM_ONLY,
      grepInvert: /@chromium/,
      // The channel drives a Firefox as its makers ship it.
      use: {
        ...otherEngine,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefox },
      },
    },
    {
      name: 'webkit',
      testMatch: '*.spec.ts',
      testIgnore: CHROMIUM_ONLY,
      grepInvert: /@chromium/,
      // Playwright's own: npx playwright install webkit.
      use: { ...otherEngine, browserName: 'webkit', launchOptions: {} },
    },
  ],
  // The tests of how islands load: stock Next pages have none.
  grepInvert: process.env.ISLANDS === 'off' ? /@islands/ : undefined,
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Only for tests that hang: a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['line'], ['html', { open: 'never', outputFolder: '../playwright-report' }]] : [['line']],
  use: {
    // Half the time. Storage, cookies, caches, routes, scripts and clocks are reset between tests, the tab's history is not.
    reuseContext: true,
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    // From e2e/main.ts, which serves the pages.
    baseURL: process.env.SITE_ADDRESS,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    launchOptions: {
      executablePath: process.env.BROWSER,
      // Chromium refuses to run as root inside its sandbox; without the second it asks its maker's hosts for updates.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        process.env.BROWSER_ARGUMENT ?? '',
      ],
    },
  },
});
