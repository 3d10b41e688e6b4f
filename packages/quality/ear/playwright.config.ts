import { defineConfig } from '@playwright/test';
import config from '@/e2e/playwright.config';

/** One test after the other: the keys of a display go to one window. */
export default defineConfig({
  ...config,
  testDir: '.',
  projects: [{ name: 'ear', testMatch: '*.spec.ts' }],
  outputDir: '../../../test-results',
  workers: 1,
});
