/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'packages/quality/mutation/jest.mutation.config.mjs', enableFindRelatedTests: true },
  // Their tests need a document, which Stryker does not have.
  mutate: ['lib/**/*.ts', '!lib/**/*.test.ts', '!lib/testing/**', '!lib/inline-scripts/**', '!lib/feeds/**'],
  coverageAnalysis: 'perTest',
  // No such file: Stryker would rewrite tsconfig.json by an interface that TypeScript 7 no longer has, and need not.
  tsconfigFile: 'tsconfig.none.json',
  ignorePatterns: [
    'out',
    '.next',
    '.export',
    '.cache',
    'public',
    'studio',
    'e2e/**',
    '!e2e/fixtures/dealership/**',
    'test-results',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  // Unchanged mutants are not run again.
  incremental: true,
  incrementalFile: '.cache/mutation-incremental.json',
  concurrency: 2,
  // Jest started over and over in one process keeps more and more memory, and ends up doing little but tidying it.
  maxTestRunnerReuse: 100,
  // A page of jsdom takes its time on a busy machine; a shorter limit would count slowness as a mutant found.
  timeoutMS: 30_000,
  tempDirName: '.cache/stryker',
};
