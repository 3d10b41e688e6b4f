import type { Engine, EngineName } from '../e2e/engines/driver';
import type { Fault } from '../e2e/engines/fault';
import { faults } from '../e2e/engines/faults';
import { chromiumEngine, firefoxEngine } from '../e2e/engines/playwright-engine';
import { type Outcome, prepared, runFaults } from '../e2e/engines/run';
import { webkitEngine } from '../e2e/engines/webkit-engine';
import { findBrowser } from './browser/find-browser';
import { findFirefox, findWebkit } from './browser/find-engine';

const engines: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: async () => chromiumEngine(findBrowser()),
  firefox: async () => firefoxEngine(findFirefox()),
  webkit: async () => webkitEngine(findWebkit()),
};

/** What the arguments name: engines, and words that the faults' names hold. */
function chosen(words: readonly string[]): { names: EngineName[]; few: readonly Fault[] } {
  const all = Object.keys(engines) as EngineName[];
  const named = all.filter((name) => words.includes(name));
  const rest = words.filter((word) => !named.some((name) => name === word));
  const few = faults.filter(({ name }) => rest.every((word) => name.includes(word)));
  if (few.length === 0) throw new Error(`No fault is called '${rest.join(' ')}'; engines are ${all.join(', ')}.`);
  return { names: named.length > 0 ? named : all, few };
}

async function test(name: EngineName, few: readonly Fault[]): Promise<Outcome> {
  const engine = await engines[name]();
  try {
    return await runFaults(engine, few);
  } finally {
    await engine.close();
  }
}

try {
  const { names, few } = chosen(process.argv.slice(2));
  const ready = await prepared(few);
  const outcomes = await Promise.all(names.map((name) => test(name, ready)));
  const sum = (part: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[part], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
