import { findBrowser } from '@/e2e/browser/find-browser';
import { buildVariant } from '@/e2e/site-variant';
import { type Engine, type EngineName, within } from './driver';
import type { Fault, ReadyFault } from './fault';
import { fileFaults } from './faults/files';
import { interfaceFaults } from './faults/interfaces';
import { policyFaults } from './faults/policy';
import { scriptFaults } from './faults/scripts';
import { stockPhotoFaults } from './faults/stock-photos';
import { storageFaults } from './faults/storage';
import { visitFaults } from './faults/visits';
import { findFirefox, findWebkit } from './find-engine';
import { chromiumEngine, firefoxEngine } from './playwright-engine';
import { type Outcome, prepared, runFaults } from './run';
import { webkitEngine } from './webkit-engine';

const faults: readonly Fault[] = [
  ...scriptFaults,
  ...fileFaults,
  ...storageFaults,
  ...interfaceFaults,
  ...visitFaults,
  ...policyFaults,
  ...stockPhotoFaults,
];

const engines: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: async () => chromiumEngine(findBrowser()),
  firefox: async () => firefoxEngine(findFirefox()),
  webkit: async () => webkitEngine(findWebkit()),
};

/** For a browser to end in. */
const CLOSE_S = 10;

/** The arguments: engines, and words in the names of faults. */
function chosen(words: readonly string[]): { names: EngineName[]; few: readonly Fault[] } {
  const all = Object.keys(engines) as EngineName[];
  const named = all.filter((name) => words.includes(name));
  const rest = words.filter((word) => !named.some((name) => name === word));
  const few = faults.filter(({ name }) => rest.every((word) => name.includes(word)));
  if (few.length === 0) throw new Error(`No fault is called '${rest.join(' ')}'; engines are ${all.join(', ')}.`);
  return { names: named.length > 0 ? named : all, few };
}

async function test(name: EngineName, few: readonly ReadyFault[], outcome: Outcome, stop: AbortSignal): Promise<void> {
  const engine = await engines[name]();
  try {
    await runFaults(engine, few, outcome, stop);
  } finally {
    await within(CLOSE_S, engine.close()).catch(() => {});
  }
}

/** Resolves to the exit status; of a stopped run, to the one that shells expect. */
async function testEngines(): Promise<number> {
  const { names, few } = chosen(process.argv.slice(2));
  const ready = await prepared(few, await buildVariant('dealership'));
  const outcome: Outcome = { passed: 0, failed: 0 };
  const stop = new AbortController();
  let stopped = 0;
  // Once: a second Ctrl-C ends the process.
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => {
      stopped = status;
      stop.abort(new Error(`Stopped by ${signal}.`));
    });
  }
  await Promise.all(names.map((name) => test(name, ready, outcome, stop.signal)));
  const { passed, failed } = outcome;
  const left = ready.length * names.length - passed - failed;
  console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} not met: stopped` : ''}`);
  return stopped || (failed > 0 ? 1 : 0);
}

try {
  // A browser that does not end must not keep the run.
  process.exit(await testEngines());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
