import { type Engine, within } from './driver';
import type { Fault, ReadyFault } from './fault';
import { FaultyServer } from './faulty-server';
import { Visit } from './visit';

const LIMIT_S = 90;

/** Counted during the run, so that it is known when the run is stopped. */
export type Outcome = { passed: number; failed: number };

/** Every fault with the result of its `prepare`, on the built pages in `folder`. Done before the first engine starts. */
export async function prepared(faults: readonly Fault[], folder: string): Promise<readonly ReadyFault[]> {
  return Promise.all(faults.map(async (fault) => ({ folder, ...fault, ...(await fault.prepare?.(folder)) })));
}

/** Runs one fault after another on an engine and prints a line for each, until `stop`. */
export async function runFaults(
  engine: Engine,
  faults: readonly ReadyFault[],
  outcome: Outcome,
  stop: AbortSignal,
): Promise<void> {
  for (const fault of faults) {
    const start = performance.now();
    // A browser may hang while it opens or closes a tab, too.
    const error = await within(2 * LIMIT_S, meet(engine, fault, stop)).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (stop.aborted) return;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${error ? 'FAILED' : 'ok    '} ${engine.name.padEnd(8)} ${fault.name} (${seconds} s)`);
    if (error) console.log(error instanceof Error ? error.stack : error);
    outcome[error ? 'failed' : 'passed']++;
  }
}

async function meet(engine: Engine, fault: ReadyFault, stop: AbortSignal): Promise<void> {
  const server = new FaultyServer(fault);
  await server.start();
  try {
    const browser = await engine.open(fault);
    try {
      const check = fault.check(new Visit(browser.tab, server, engine.name));
      await within(LIMIT_S, Promise.race([check, aborted(stop)]));
      const unmet = fault.rules?.find(({ path }) => !server.asked.some((address) => path.test(address)));
      if (unmet) throw new Error(`No request fits ${unmet.path}: the fault breaks nothing.`);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
