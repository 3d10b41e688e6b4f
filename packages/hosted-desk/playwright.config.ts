import { defineConfig } from '@playwright/test';
import config from '@/e2e/playwright.config';

export default defineConfig({
  ...config,
  testDir: '.',
  projects: [{ name: 'hosted-desk', testMatch: '*.spec.ts' }],
  outputDir: '../../test-results',
});
