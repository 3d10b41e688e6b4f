/**
 * Prints a random share of the mutants of folders in `lib/` as places for Stryker's `--mutate`. A place also holds the mutants
 * within it. The draw is the same on every machine.
 *
 *     node packages/quality/mutation/sample.mjs 0.1 schema data-check
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { strykerPlugins } from './ignore-texts.mjs';

const require = createRequire(import.meta.url);
const core = createRequire(require.resolve('@stryker-mutator/core'));
const { createInstrumenter } = await import(core.resolve('@stryker-mutator/instrumenter'));
const { createInjector } = await import(core.resolve('typed-inject'));

const [share, ...folders] = process.argv.slice(2);
const files = folders
  .flatMap((folder) => readdirSync(`lib/${folder}`, { recursive: true }).map((name) => `lib/${folder}/${name}`))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()
  .map((name) => ({ name: path.resolve(name), mutate: true, content: readFileSync(name, 'utf8') }));

const silent = new Proxy({}, { get: () => () => false });
const instrumenter = createInjector()
  .provideValue('logger', silent)
  .provideValue('getLogger', () => silent)
  .injectFunction(createInstrumenter);
const { mutants } = await instrumenter.instrument(files, {
  plugins: null,
  excludedMutations: [],
  ignorers: strykerPlugins.map(({ value }) => value),
});

/** Numerical Recipes' linear congruential generator: Math.random has no seed. */
let state = 1;
function random() {
  state = (state * 1664525 + 1013904223) % 2 ** 32;
  return state / 2 ** 32;
}

const places = mutants
  .filter(({ status }) => status !== 'Ignored')
  .filter(() => random() < Number(share))
  .map(({ fileName, location: { start, end } }) => {
    const file = path.relative('', fileName);
    return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  });
console.log([...new Set(places)].join(','));
