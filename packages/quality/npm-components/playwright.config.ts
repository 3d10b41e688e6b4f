import { defineConfig } from '@playwright/test';
import config from '@/e2e/playwright.config';

export default defineConfig({
  ...config,
  testDir: '.',
  projects: [{ name: 'npm components', testMatch: '*.spec.ts' }],
  outputDir: '../../../test-results',
});
