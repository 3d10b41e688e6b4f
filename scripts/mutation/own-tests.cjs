const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Of the tests that reach a mutated module, only its own, where there are any: they are what holds it, and hundreds of
 * others that pass through it would take hours. Jest has no other place to choose; it asks the sequencer for an order and
 * takes what it is given.
 */
module.exports = class OwnTestsOnly {
  constructor({ globalConfig }) {
    this.mutated = globalConfig.nonFlagArgs;
  }

  sort(tests) {
    if (this.mutated.length !== 1) return tests;
    const [module] = this.mutated;
    const own = tests.filter(({ path: test }) => moduleOf(test) === path.basename(module, '.ts'));
    return own.length > 0 ? own : tests;
  }

  shard({ tests }) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};

/** 'data-check-print.test.ts' is of 'data-check-print', 'data-check-malformed.test.ts' of 'data-check'. */
function moduleOf(test) {
  const name = path.basename(test, '.test.ts');
  return readdirSync(path.dirname(test))
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((module) => name === module || name.startsWith(`${module}-`))
    .sort((a, b) => b.length - a.length)[0];
}
