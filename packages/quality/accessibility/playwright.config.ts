import { defineConfig } from '@playwright/test';
import config from '@/e2e/playwright.config';

/** The scan by three engines: apart from the browser tests, since it takes many times as long. */
export default defineConfig({
  ...config,
  testDir: '.',
  projects: [{ name: 'scan' }],
  outputDir: '../../../test-results',
  use: { ...config.use, contextOptions: { reducedMotion: 'reduce' } },
});
