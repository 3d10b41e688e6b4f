import type { Engine } from './driver';
import type { Fault } from './fault';
import { FaultyServer } from './faulty-server';
import { Visit } from './visit';
import { within } from './within';

const LIMIT_S = 90;

export type Outcome = { readonly passed: number; readonly failed: number };

/** With what each has made beforehand: done before the first engine starts, which would have to wait for it. */
export async function prepared(faults: readonly Fault[]): Promise<readonly Fault[]> {
  return Promise.all(faults.map(async (fault) => ({ ...fault, ...(await fault.prepare?.()) })));
}

/** Every fault on one engine, one after another, with a line for each. */
export async function runFaults(engine: Engine, faults: readonly Fault[]): Promise<Outcome> {
  let passed = 0;
  for (const fault of faults) {
    const start = performance.now();
    const error = await meet(engine, fault).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${error ? 'FAILED' : 'ok    '} ${engine.name.padEnd(8)} ${fault.name} (${seconds} s)`);
    if (error) console.log(error instanceof Error ? error.stack : error);
    else passed++;
  }
  return { passed, failed: faults.length - passed };
}

async function meet(engine: Engine, fault: Fault): Promise<void> {
  const server = new FaultyServer(fault);
  await server.start();
  try {
    const browser = await engine.open(fault);
    try {
      await within(LIMIT_S, fault.check(new Visit(browser.tab, server, engine.name)));
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
