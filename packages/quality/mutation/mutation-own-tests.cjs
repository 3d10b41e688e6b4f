const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Of the tests that reach a mutated module, only its own, or where it has none those of its folder or, for the schema,
 * those of the data check. Hundreds of others that pass through it would take hours. Jest has no other place to choose; it
 * asks the sequencer for an order and takes what it is given.
 */
module.exports = class OwnTestsOnly {
  constructor({ globalConfig }) {
    this.mutated = globalConfig.nonFlagArgs;
  }

  sort(tests) {
    if (this.mutated.length !== 1) return tests;
    const [mutated] = this.mutated;
    const own = tests.filter(({ path: test }) => moduleOf(test) === path.resolve(mutated));
    const folder = path.dirname(mutated).replace(/schema$/, 'data-check');
    const family = tests.filter(({ path: test }) => path.dirname(test).endsWith(folder));
    return [own, family].find((choice) => choice.length > 0) ?? tests;
  }

  shard({ tests }) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
};

/** 'lib/data-check/list.test.ts' is of 'lib/data-check/list', 'lib/text/dates-far.test.ts' of 'lib/text/dates'. */
function moduleOf(test) {
  const name = path.basename(test, '.test.ts');
  const folder = path.dirname(test);
  const module = readdirSync(folder)
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((module) => name === module || name.startsWith(`${module}-`))
    .sort((a, b) => b.length - a.length)[0];
  return module && path.join(folder, `${module}.ts`);
}
