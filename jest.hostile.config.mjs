import base from './jest.config.mjs';

/** The properties of hostile input alone, each 100,000 times or as often as HOSTILE_RUNS says. */
export default async () => {
  const config = await base();
  return {
    ...config,
    testMatch: ['<rootDir>/{components,lib,scripts}/**/*.hostile.test.{ts,tsx}'],
    setupFilesAfterEnv: [...config.setupFilesAfterEnv, '<rootDir>/scripts/hostile/setup.ts'],
  };
};
