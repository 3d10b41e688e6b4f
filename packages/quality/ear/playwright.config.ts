import { defineConfig } from '@playwright/test';
import config from '@/e2e/playwright.config';

/** One test after the other: the keys of a display go to one window. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  // Firefox has no transcripts; its bounds and required words are the same.
  projects: [{ name: 'chromium' }, { name: 'firefox', testMatch: 'tasks.spec.ts' }],
  outputDir: '../../../test-results',
  fullyParallel: false,
  workers: 1,
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
});
