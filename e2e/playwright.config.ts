import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    // What takes long: every page in every theme and width, every car on paper, a build of its own.
    { name: 'sweeps', testMatch: '*.sweep.ts' },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For what hangs; a busy machine is only slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? [['line'], ['html', { open: 'never', outputFolder: '../playwright-report' }]] : [['line']],
  use: {
    // One page after another in one process of the browser, in half the time. What the site keeps is wiped between tests:
    // storage, cookies, caches, as are routes, scripts and clocks of a test. The history of the tab is not.
    reuseContext: true,
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
    // e2e/main.ts serves the pages and says where.
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
