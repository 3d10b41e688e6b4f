import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

const rootDir = fileURLToPath(new URL('.', import.meta.url));
const withNext = nextJest({ dir: rootDir });

const shared = {
  rootDir,
  restoreMocks: true,
  setupFiles: ['<rootDir>/lib/testing/jest.dealership.ts'],
  setupFilesAfterEnv: ['<rootDir>/lib/testing/jest.setup.ts'],
  // A dealer and pictures of the tests' own, so that they hold whatever the real dealer writes and puts there.
  moduleNameMapper: {
    '^@/lib/inline-scripts$': '<rootDir>/lib/testing/inline-scripts.ts',
    '^@/data/(.*)$': '<rootDir>/e2e/fixtures/dealership/$1',
    '^@/public/pictures/manifest\\.json$': '<rootDir>/lib/testing/manifest.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.export', '<rootDir>/.cache'],
};

/** Tests without a document: they save the start of jsdom. */
export const logic = {
  ...shared,
  displayName: 'logic',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,scripts,e2e,packages/islands/build}/**/*.test.ts'],
};

const islands = '<rootDir>/packages/islands';
const serverTests = '**/*.server.test.tsx';

/** Component tests, on the runtime that the built pages have. */
export const pages = {
  ...shared,
  displayName: 'pages',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/components/testing/jest.pages.setup.ts'],
  testMatch: ['<rootDir>/{app,components,packages/islands/{runtime,server}}/**/*.test.{ts,tsx}', `!${serverTests}`],
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '^(react|@nyota/islands)/jsx-(dev-)?runtime$': `${islands}/runtime/preact/jsx-runtime.ts`,
    '^react$': `${islands}/runtime/preact/react.ts`,
    '/createLucideIcon\\.mjs$': '<rootDir>/components/testing/jest.no-icon-component.ts',
    '^react-dom/server(\\.node)?$': `${islands}/testing/server.ts`,
    '^@testing-library/react$': `${islands}/testing/testing-library.ts`,
  },
};

/** Server rendering at the build. */
const server = {
  ...shared,
  displayName: 'server',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: pages.setupFilesAfterEnv,
  testMatch: [`<rootDir>/{app,components,packages/islands}/${serverTests}`],
};

/** Packages that come as modules only, which Jest does not read as they are. */
const MODULES = ['lucide-react', 'p-map', 'preact', 'preact-render-to-string'];

export async function project(settings) {
  const config = await withNext(settings)();
  // With it, Next's compiler resolves '@/…' itself, and moduleNameMapper never sees one.
  for (const [, options] of Object.values(config.transform)) delete options.resolvedBaseUrl;
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`] };
}

export default async () => ({
  rootDir,
  projects: await Promise.all([logic, pages, server].map(project)),
  // By itself Jest leaves one core alone, which is half of a small machine.
  maxWorkers: '100%',
});

/** The unit tests of a package with a lock file of its own, for its jest.config.mjs. */
export const packageConfig = (name) => () =>
  project({ ...logic, displayName: name, testMatch: [`<rootDir>/packages/${name}/**/*.test.ts`] });
