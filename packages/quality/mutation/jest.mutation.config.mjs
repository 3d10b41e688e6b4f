import { logic, project } from '../../../jest.config.mjs';

/**
 * The unit tests of lib, without the slow ones of hostile input, and without two that need a document: Stryker replaces the
 * test environment.
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
      '/lib/inline-scripts/',
      '/lib/feeds/feeds\\.',
    ],
  };
};
