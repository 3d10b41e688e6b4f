import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

export default withNext({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,data,lib,scripts,studio}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.export', '<rootDir>/.cache'],
});
