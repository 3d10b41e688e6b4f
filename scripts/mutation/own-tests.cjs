const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Of the tests that reach a mutated module, only its own, or where it has none those of its family: 'data-check.test.ts'
 * holds 'data-schema-text' too. Hundreds of others that pass through it would take hours. Jest has no other place to
 * choose; it asks the sequencer for an order and takes what it is given.
 */
module.exports = class OwnTestsOnly {
  constructor({ globalConfig }) {
    this.mutated = globalConfig.nonFlagArgs;
  }

  sort(tests) {
    if (this.mutated.length !== 1) return tests;
    const module = path.basename(this.mutated[0], '.ts');
    const own = tests.filter(({ path: test }) => moduleOf(test) === module);
    const family = tests.filter(({ path: test }) => familyOf(path.basename(test)) === familyOf(module));
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

/** 'data-check-print.test.ts' is of 'data-check-print', 'data-check-malformed.test.ts' of 'data-check'. */
function moduleOf(test) {
  const name = path.basename(test, '.test.ts');
  return readdirSync(path.dirname(test))
    .filter((file) => /^[^.]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .filter((module) => name === module || name.startsWith(`${module}-`))
    .sort((a, b) => b.length - a.length)[0];
}

/** 'data' of 'data-schema-text', 'data-check.test.ts' and 'data'. */
function familyOf(name) {
  return name.split(/[-.]/)[0];
}
