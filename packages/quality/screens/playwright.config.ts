import { defineConfig } from '@playwright/test';
import { ways } from './shots';

const { SCREENS_FOLDER, SCREENS_REPORT, SITE_ADDRESS, BROWSER, BROWSER_ARGUMENTS = '[]' } = process.env;
const TEXT_PX = 16;

/** Started by main.ts, which serves the site and sets the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results',
  snapshotPathTemplate: `${SCREENS_FOLDER}/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  // More are slower: the browser draws one page after the other.
  workers: 2,
  timeout: 90_000,
  reporter: [['line'], ['html', { open: 'never', outputFolder: SCREENS_REPORT }]],
  // No tolerance: a shifted edge of a letter is a change.
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 }, timeout: 30_000 },
  projects: Object.entries(ways).map(([name, { hasScripts, textPercent }]) => ({
    name,
    grep: new RegExp(`@${name}$`),
    use: {
      javaScriptEnabled: hasScripts,
      launchOptions: {
        executablePath: BROWSER,
        args: [
          ...JSON.parse(BROWSER_ARGUMENTS),
          // The setting of a visitor: media queries in rem follow it.
          `--blink-settings=defaultFontSize=${(TEXT_PX * textPercent) / 100}`,
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--disable-background-networking',
          // Without a graphics card the browser imitates one: a tenth slower than drawing without any.
          '--disable-gpu',
          // Otherwise a large picture is drawn after the page, now and then after the screenshot.
          '--disable-checker-imaging',
          '--force-color-profile=srgb',
        ],
      },
    },
  })),
  use: {
    baseURL: SITE_ADDRESS,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
