const path = require('node:path');

/**
 * Of the tests that reach a mutated module, only those beside it ('money.ts': 'money.test.ts', 'money-*.test.ts'), where
 * there are any: they are what holds it, and hundreds of others that pass through it would take hours. Jest has no other
 * place to choose; it asks the sequencer for an order and takes what it is given.
 */
module.exports = class OwnTestsOnly {
  constructor({ globalConfig }) {
    this.modules = globalConfig.nonFlagArgs.map((file) => path.basename(file, '.ts'));
  }

  sort(tests) {
    if (this.modules.length !== 1) return tests;
    const [name] = this.modules;
    const own = tests.filter(({ path: file }) => isOf(name, file));
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

const isOf = (name, file) => {
  const test = path.basename(file);
  return test.startsWith(`${name}.`) || test.startsWith(`${name}-`);
};
