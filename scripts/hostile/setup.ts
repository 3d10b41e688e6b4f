import fc from 'fast-check';

/** For `npm run test:hostile`; lib/hostile-text.fixture.ts leaves the number as it finds it. */
fc.configureGlobal({ numRuns: Number(process.env.HOSTILE_RUNS ?? 100_000) });
