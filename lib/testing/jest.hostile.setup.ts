import fc from 'fast-check';

/** For `npm run test:hostile`; lib/testing/hostile-text.ts leaves the number as it finds it. */
fc.configureGlobal({ numRuns: Number(process.env.HOSTILE_RUNS ?? 100_000) });
