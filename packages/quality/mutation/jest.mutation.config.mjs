import { logic, project } from '../../../jest.config.mjs';

/**
 * The tests of lib alone: what its functions promise is to be held by the tests beside them. Without those of hostile
 * input, being slow, and the one that needs a document.
 */
export default async () => {
  const config = await project({ ...logic, testMatch: ['<rootDir>/lib/**/*.test.ts'] });
  return {
    ...config,
    // Every mutant starts Jest anew, which looks through all files below.
    roots: ['<rootDir>/lib'],
    testSequencer: '<rootDir>/packages/quality/mutation/mutation-own-tests.cjs',
    testPathIgnorePatterns: [...config.testPathIgnorePatterns, '[.-]hostile\\.test\\.ts$', '/lib/page/first-paint\\.'],
  };
};
