import { logic, pages, project } from '../../jest.config.mjs';

const hostile = (settings) =>
  project({
    ...settings,
    testMatch: settings.testMatch.map((files) => files.replace('.test.', '.hostile.test.')),
    setupFilesAfterEnv: [...settings.setupFilesAfterEnv, '<rootDir>/lib/testing/jest.hostile.setup.ts'],
  });

/** The properties of hostile input alone, each 100,000 times or as often as HOSTILE_RUNS says. */
export default async () => ({ rootDir: logic.rootDir, projects: await Promise.all([logic, pages].map(hostile)) });
