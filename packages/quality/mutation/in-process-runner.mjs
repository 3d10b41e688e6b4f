import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import esbuild from 'esbuild';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';
import { logic } from '../../../jest.config.mjs';
import { ownTests, testFiles } from './own-tests.mjs';

/**
 * Runs Jest's tests in Stryker's own process: about 20 ms a mutant. Jest itself needs a second, most of it for the
 * start. Modules are compiled once and executed again for every mutant: code that runs at the import counts too.
 */
class InProcessRunner {
  compiled = new Map();
  /** Of each test file, in milliseconds: the quickest come first. */
  durations = new Map();
  /** By module, the test file that found its last mutant: it often finds the next. */
  finders = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun({ files }) {
    globalThis.__stryker__ = { mutantCoverage: { static: {}, perTest: {} } };
    const tests = [];
    for (const file of testFiles(files)) tests.push(...(await this.run(file)));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: globalThis.__stryker__.mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, hitLimit }) {
    const stryker = { activeMutant: activeMutant.id, hitCount: 0, hitLimit };
    globalThis.__stryker__ = stryker;
    const tests = [];
    const module = path.relative(process.cwd(), sandboxFileName);
    const finder = this.finders.get(module);
    const cost = (file) => (file === finder ? 0 : (this.durations.get(file) ?? 0));
    for (const file of ownTests(module, (one, other) => cost(one) - cost(other))) {
      tests.push(...(await this.run(file)));
      const endless = determineHitLimitReached(stryker.hitCount, hitLimit);
      if (endless) return endless;
      if (!tests.some(({ status }) => status === TestStatus.Failed)) continue;
      this.finders.set(module, file);
      break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  async run(file) {
    circus.resetState();
    const mocker = new ModuleMocker(globalThis);
    const timers = new ModernFakeTimers({ config: { rootDir: process.cwd(), fakeTimers: {} }, global: globalThis });
    const modules = new Modules(this.compiled);
    Object.assign(globalThis, circus, { expect: jestExpect, jest: jestObject(mocker, timers, modules) });
    const start = performance.now();
    try {
      for (const setup of [...logic.setupFiles, ...logic.setupFilesAfterEnv]) modules.load(inRoot(setup));
      modules.load(path.resolve(file));
      const { testResults } = await circus.run();
      return testResults.map((test) => result(file, test.testPath.slice(1).join(' '), test));
    } catch (error) {
      return [result(file, 'loads', { errors: [error.stack ?? String(error)], duration: 0 })];
    } finally {
      this.durations.set(file, this.durations.get(file) ?? performance.now() - start);
      timers.useRealTimers();
      mocker.restoreAllMocks();
    }
  }
}

function result(file, name, { errors, duration }) {
  const told = { id: `${file} ${name}`, name, fileName: file, timeSpentMs: duration ?? 0 };
  const [failureMessage] = errors;
  return failureMessage
    ? { ...told, status: TestStatus.Failed, failureMessage }
    : { ...told, status: TestStatus.Success };
}

/** Skips the rest of a file after its first failure. */
circus.addEventHandler(({ name, test }, state) => {
  if (name === 'test_done') state.hasFailed ||= test.errors.length > 0;
  if (name === 'test_start' && state.hasFailed) test.mode = 'skip';
});

/** The modules of one test file. A mutant that breaks a module breaks it for that file alone. */
class Modules {
  loaded = new Map();

  constructor(compiled) {
    this.compiled = compiled;
  }

  load(file) {
    const known = this.loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    this.loaded.set(file, module);
    if (file.endsWith('.json')) module.exports = JSON.parse(readFileSync(file, 'utf8'));
    else this.compile(file)(module, module.exports, this.requireFrom(file));
    return module.exports;
  }

  compile(file) {
    const known = this.compiled.get(file);
    if (known) return known;
    const { code } = esbuild.transformSync(readFileSync(file, 'utf8'), {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
    });
    const run = compileFunction(writable(code), ['module', 'exports', 'require'], { filename: file });
    this.compiled.set(file, run);
    return run;
  }

  requireFrom(file) {
    const native = createRequire(file);
    return (name) => {
      const own = resolveOwn(name, path.dirname(file));
      return own ? this.load(own) : native(name);
    };
  }

  isolate(load) {
    const before = this.loaded;
    this.loaded = new Map([...before].filter(([, { mocked }]) => mocked));
    load();
    this.loaded = before;
  }
}

/** Jest's compiler lets a test replace an export, esbuild's does not. */
const writable = (code) => code.replace('enumerable: true', 'enumerable: true, configurable: true');

const ALIASES = Object.entries(logic.moduleNameMapper).map(([pattern, target]) => [new RegExp(pattern), target]);

function resolveOwn(name, folder) {
  const alias = ALIASES.find(([pattern]) => pattern.test(name));
  if (!alias && !name.startsWith('.')) return undefined;
  const file = alias ? name.replace(alias[0], inRoot(alias[1])) : path.resolve(folder, name);
  const [base, entries] = [path.basename(file), readdirSync(path.dirname(file))];
  const found = ['', '.ts', '.tsx', '/index.ts'].find((end) => end[0] === '/' || entries.includes(base + end));
  return file + found;
}

const inRoot = (file) => file.replace('<rootDir>', process.cwd());

function jestObject(mocker, timers, modules) {
  const requireHere = (name) => modules.requireFrom(new Error().stack.match(/[( ](\/.*\.test\.ts)/)[1])(name);
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    replaceProperty: mocker.replaceProperty.bind(mocker),
    mocked: (value) => value,
    restoreAllMocks: () => mocker.restoreAllMocks(),
    setTimeout() {},
    useFakeTimers(settings) {
      timers.useFakeTimers(settings);
    },
    useRealTimers: () => timers.useRealTimers(),
    setSystemTime: (time) => timers.setSystemTime(time),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    isolateModules: (load) => modules.isolate(load),
    requireActual: requireHere,
    doMock(name, exports) {
      const file = resolveOwn(name, process.cwd());
      modules.loaded.set(file, { exports: exports(), mocked: true });
    },
  };
}

// The tests of the feeds parse XML.
const { JSDOM } = createRequire(import.meta.resolve('jest-environment-jsdom'))('jsdom');
globalThis.DOMParser = new JSDOM('').window.DOMParser;

// Most schemas of the tests check one value, for which zod would compile code.
createRequire(inRoot('<rootDir>/lib/'))('zod').config({ jitless: true });

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
