import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const withNext = nextJest({ dir: rootDir });

const shared = {
  rootDir,
  setupFilesAfterEnv: ['<rootDir>/scripts/settings/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.export', '<rootDir>/.cache'],
};

/** What needs no browser, and so none of the time that jsdom takes to start. */
export const logic = {
  ...shared,
  displayName: 'logic',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{data,lib,scripts,studio}/**/*.test.ts'],
};

export const pages = {
  ...shared,
  displayName: 'pages',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/components/testing/patience.ts'],
  testMatch: ['<rootDir>/{app,components}/**/*.test.{ts,tsx}'],
};

/** Packages that come as modules only, which Jest does not read as they are. */
const MODULES = ['three', 'three-mesh-bvh'];

export async function project(settings) {
  const config = await withNext(settings)();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`] };
}

export default async () => ({ rootDir, projects: await Promise.all([logic, pages].map(project)) });
