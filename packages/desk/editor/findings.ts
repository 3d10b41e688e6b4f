import type { ServerResponse } from 'node:http';

export type Findings = { readonly faults: readonly string[]; readonly notices: readonly string[] };

/** Sends the results of the build's check to the open pages. One check runs at a time, for all of them. */
export class FindingsStream {
  readonly #inspect: () => Promise<Findings>;
  readonly #listeners = new Set<ServerResponse>();
  #running: Promise<void> | null = null;
  #isStale = false;

  constructor(inspect: () => Promise<Findings>) {
    this.#inspect = inspect;
  }

  add(response: ServerResponse): Promise<void> {
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
    return this.check();
  }

  /** A call during a check starts one more after it, whatever the number of calls. */
  check(): Promise<void> {
    this.#isStale = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      this.#send('event: checking\ndata: {}\n\n');
      // Report a failed check too: otherwise the page shows the old findings.
      const findings = await this.#inspect().catch(
        (error: Error): Findings => ({ faults: [error.message], notices: [] }),
      );
      if (!this.#isStale) this.#send(`event: findings\ndata: ${JSON.stringify(findings)}\n\n`);
    }
  }

  #send(message: string): void {
    for (const listener of this.#listeners) listener.write(message);
  }
}
