import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFrom, createStaticServer } from '@/scripts/serving/static-server';

type Answer =
  | 'missing'
  /** Never answers. */
  | 'hang'
  | 'drop'
  /** A host that answers everything with a page. */
  | 'html'
  | { readonly afterMs: number }
  | { readonly body: string; readonly type: string };

/** `path` is held against path and query: '/vehicles/?mode=rental'. The first rule that fits counts. */
export type Rule = { readonly path: RegExp; readonly answer: Answer };

export type ServerFaults = {
  /** Other built pages than those of all faults. */
  readonly folder?: string;
  readonly rules?: readonly Rule[];
  /** Sent with each page. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Runs first in each page. It is before the policy, so the built policy stays as it is, and removes its own element.
   */
  readonly firstScript?: string;
  readonly changePage?: (html: string) => string;
};

/** Serves the site with faults, on its own origin. */
export class FaultyServer {
  rules: readonly Rule[];
  /** Path and query of every request, in their order. */
  readonly asked: string[] = [];
  readonly #faults: ServerFaults;
  readonly #sound: Server;
  readonly #files: ReturnType<typeof answerFrom>;
  #server: Server | null = null;
  #port = 0;

  constructor(faults: ServerFaults & { readonly folder: string }) {
    const { folder } = faults;
    this.#faults = faults;
    this.rules = faults.rules ?? [];
    this.#files = answerFrom(folder);
    this.#sound = createStaticServer(folder);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** On the same port as before. */
  async start(): Promise<void> {
    if (!this.#sound.listening) await listening(this.#sound, 0);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error) => {
        // A browser may fetch a page ahead when the visit ends, and both servers with it.
        if (this.#sound.listening) throw error;
        response.destroy();
      });
    });
    this.#port = await listening(this.#server, this.#port);
  }

  async stop(): Promise<void> {
    await closed(this.#server);
  }

  async close(): Promise<void> {
    await closed(this.#server);
    await closed(this.#sound);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.asked.push(path);
    const answer = this.rules.find((rule) => rule.path.test(path))?.answer;
    if (answer === 'hang') return;
    if (answer === 'drop') return void request.socket.destroy();
    if (answer === 'missing') return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    if (answer === 'html') return send(response, 'text/html; charset=utf-8', '<!doctype html><h1>Welcome</h1>');
    if (answer && 'body' in answer) return send(response, answer.type, answer.body);
    if (answer) await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
    if (/^[^?]*\.(?!html)\w+(\?|$)/.test(path)) return this.#files(request, response);
    await this.#page(path, response);
  }

  async #page(path: string, response: ServerResponse): Promise<void> {
    const { port } = this.#sound.address() as AddressInfo;
    const sound = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    const location = sound.headers.get('Location');
    response.writeHead(sound.status, {
      'Content-Type': sound.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
      ...(location && { Location: location }),
      ...this.#faults.headers,
    });
    const { firstScript, changePage = (html: string) => html } = this.#faults;
    const first = firstScript ? `<script>document.currentScript.remove();${firstScript}</script>` : '';
    response.end(changePage(await sound.text()).replace('<head>', () => `<head>${first}`));
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'Content-Type': type }).end(body);
}

function listening(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function closed(server: Server | null): Promise<void> {
  return new Promise((resolve) => {
    if (!server?.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
