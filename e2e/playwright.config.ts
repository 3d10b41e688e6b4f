import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testIgnore: ['accessibility/**', 'engines/**'],
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    // Every page, theme and width: as long again as all the others.
    { name: 'sweeps', testMatch: '*.sweep.ts' },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For what hangs; a busy machine is only slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    reuseContext: Boolean(process.env.REUSE),
    // scripts/test-e2e.ts serves the pages and says where.
    baseURL: process.env.SITE_ADDRESS,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium refuses to run as root inside its sandbox; without the second it asks its maker's hosts for updates.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
});
