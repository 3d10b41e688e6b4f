import { defineConfig } from '@playwright/test';
import config from '../playwright.config';

const port = 4185;

/** The scan by three engines: apart from the browser tests, since it takes many times as long. */
export default defineConfig({
  ...config,
  testDir: '.',
  // Two are running at a time, each with three engines in its page.
  timeout: 120_000,
  use: {
    ...config.use,
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npm run serve',
    cwd: '..',
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
