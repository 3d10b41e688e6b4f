import type { Engine } from './driver';
import type { Fault, ReadyFault } from './fault';
import { FaultyServer } from './faulty-server';
import { Visit } from './visit';
import { within } from './within';

const LIMIT_S = 90;

/** Counted while the faults are met, so that it is there when they are broken off. */
export type Outcome = { passed: number; failed: number };

/**
 * Every fault with what it has made beforehand, on the built pages in `folder`: done before the first engine starts,
 * which would have to wait for it.
 */
export async function prepared(faults: readonly Fault[], folder: string): Promise<readonly ReadyFault[]> {
  return Promise.all(faults.map(async (fault) => ({ folder, ...fault, ...(await fault.prepare?.(folder)) })));
}

/** Every fault on one engine, one after another, with a line for each; none after `stop`, nor a line for the last. */
export async function runFaults(
  engine: Engine,
  faults: readonly ReadyFault[],
  outcome: Outcome,
  stop: AbortSignal,
): Promise<void> {
  for (const fault of faults) {
    const start = performance.now();
    const error = await meet(engine, fault, stop).then(
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
