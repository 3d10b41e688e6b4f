/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'in-process',
  plugins: ['in-process-runner', 'ignore-texts'].map((name) => `./packages/quality/mutation/${name}.mjs`),
  ignorers: ['texts'],
  // The inline scripts need a document, which the runner does not have.
  mutate: ['lib/**/*.ts', '!lib/**/*.test.ts', '!lib/testing/**', '!lib/inline-scripts/**'],
  coverageAnalysis: 'all',
  // No such file: Stryker would rewrite tsconfig.json by an interface that TypeScript 7 no longer has, and need not.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: [
    'out',
    '.next',
    '.export',
    '.cache',
    'public',
    '!public/pictures/manifest.json',
    'studio',
    'e2e/**',
    '!e2e/fixtures/dealership/**',
    'test-results',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  concurrency: 2,
  // A mutant without an end counts as found. The limit does not grow with the time that all tests take.
  timeoutMS: 60_000,
  timeoutFactor: 0,
  tempDirName: '.cache/stryker',
};
