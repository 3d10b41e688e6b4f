import base from './jest.config.mjs';

/**
 * The tests of lib alone: what its functions promise is to be held by the tests beside them. Those of hostile input stay
 * out, being slow and in an environment (node) whose coverage Stryker cannot read from a comment.
 */
export default async () => {
  const config = await base();
  return {
    ...config,
    testMatch: ['<rootDir>/lib/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [...(config.testPathIgnorePatterns ?? []), '\\.hostile\\.test\\.tsx?$'],
  };
};
