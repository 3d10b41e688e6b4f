import { logic, project } from '../../../jest.config.mjs';

/**
 * The tests of lib alone: what its functions promise is to be held by the tests beside them. Without those of hostile
 * input, being slow, and the two that need a document: Stryker has an environment of its own.
 */
export default async () => {
  const config = await project({ ...logic, testMatch: ['<rootDir>/lib/**/*.test.ts'] });
  return {
    ...config,
    // Jest searches these folders for every mutant.
    roots: ['<rootDir>/lib'],
    testSequencer: '<rootDir>/packages/quality/mutation/mutation-own-tests.cjs',
    testPathIgnorePatterns: [
      ...config.testPathIgnorePatterns,
      '[.-]hostile\\.test\\.ts$',
      '/lib/page/first-paint\\.',
      '/lib/feeds/feeds\\.',
    ],
  };
};
