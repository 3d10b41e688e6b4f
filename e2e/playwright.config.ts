import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    // Slow: every page in every theme and width, every car on paper, builds with other settings.
    { name: 'sweeps', testMatch: '*.sweep.ts' },
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
