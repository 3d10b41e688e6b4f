import base from './jest.config.mjs';

/**
 * The tests of lib alone: what its functions promise is to be held by the tests beside them. Without jsdom, which takes
 * longer to start than they run, and so without the one test that needs a document. Those that ask for the environment
 * 'node' in a comment stay out, since Stryker reads coverage only where it brings the environment itself; so do those of
 * hostile input, being slow.
 */
export default async () => {
  const config = await base();
  return {
    ...config,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/lib/**/*.test.ts'],
    testPathIgnorePatterns: [
      ...(config.testPathIgnorePatterns ?? []),
      '\\.hostile\\.test\\.ts$',
      '/lib/(data-|first-paint|inventory|catalogue-matrix)',
    ],
  };
};
