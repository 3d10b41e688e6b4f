import { logic, project } from './jest.config.mjs';

/** The tests of the studio, also those that take a minute: they build every car and draw a picture. */
export default () => project({ ...logic, testMatch: ['<rootDir>/studio/**/*.test.ts'] });
