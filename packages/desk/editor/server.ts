import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerRequest, type DeskRequest } from './answer-request';
import { collections } from './collections';
import { DataDesk } from './data-desk';
import { PAGE, POLICY } from './page';
import { Photographs } from './photographs';

export type Findings = { readonly faults: readonly string[]; readonly notices: readonly string[] };

const ASSETS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'assets');
const DECAP = path.dirname(createRequire(import.meta.url).resolve('decap-cms'));
const STATIC: Readonly<Record<string, { readonly file: string; readonly type: string }>> = {
  '/desk.css': { file: path.join(ASSETS, 'desk.css'), type: 'text/css' },
  '/before.js': { file: path.join(ASSETS, 'before.js'), type: 'text/javascript' },
  '/desk.js': { file: path.join(ASSETS, 'desk.js'), type: 'text/javascript' },
  '/decap-cms.js': { file: path.join(DECAP, 'decap-cms.js'), type: 'text/javascript' },
};
/** Parts of the library that it loads when they are needed. */
const CHUNK = /^\/\d+\.decap-cms\.js$/;

const LARGEST_PHOTOGRAPH = 60_000_000;

/**
 * The desk: forms for the data under `root`, for this machine alone.
 * @param inspect the check of the build, asked again after everything that is written
 */
export function createDesk(root: string, inspect: () => Promise<Findings>): Server {
  const photographs = new Photographs(root);
  const desk = new DataDesk(root, photographs);
  const listeners = new Set<ServerResponse>();

  async function tell(response: ServerResponse): Promise<void> {
    // Until it answers, what it said of the data before would stand there as if it were said of these.
    response.write('event: checking\ndata: {}\n\n');
    // Report a failed check too: otherwise the page shows the old findings.
    const findings = await inspect().catch((error: Error): Findings => ({ faults: [error.message], notices: [] }));
    response.write(`data: ${JSON.stringify(findings)}\n\n`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
    const asset = CHUNK.test(pathname)
      ? { file: path.join(DECAP, pathname), type: 'text/javascript' }
      : STATIC[pathname];
    if (!isFromHere(request)) {
      send(response, 403, 'text/plain', 'The desk answers on this computer only.');
    } else if (request.method === 'GET' && pathname === '/') {
      send(response, 200, 'text/html', PAGE);
    } else if (request.method === 'GET' && asset) {
      response.writeHead(200, headers(asset.type));
      createReadStream(asset.file)
        .on('error', () => response.destroy())
        .pipe(response);
    } else if (request.method === 'GET' && pathname === '/settings') {
      sendJson(response, 200, settings(collections(await desk.wordsInUse())));
    } else if (request.method === 'GET' && pathname === '/findings') {
      response.writeHead(200, headers('text/event-stream'));
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      await tell(response);
    } else if (request.method === 'GET' && pathname === '/picture') {
      const picture = await photographs.show(searchParams.get('name') ?? '');
      if (picture) send(response, 200, 'image/webp', picture);
      else send(response, 404, 'text/plain', 'There is no such picture.');
    } else if (request.method === 'POST' && pathname === '/photographs') {
      const bytes = await bodyOf(request);
      sendJson(response, 200, { picture: await photographs.receive(searchParams.get('name') ?? '', bytes) });
    } else if (request.method === 'POST' && pathname === '/api') {
      const body = await bodyOf(request);
      const done = await answerRequest(JSON.parse(body.toString('utf8')) as DeskRequest, desk);
      sendJson(response, 200, done.answer);
      if (done.changed) await Promise.all(Array.from(listeners, tell));
    } else {
      send(response, 404, 'text/plain', 'There is no such page.');
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) sendJson(response, 422, { error: error.message });
      else response.destroy();
    });
  });
}

/** Refuses requests of other pages, and host names that point to this machine (DNS rebinding). */
function isFromHere({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const name = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;
  return name.test(host) && (origin === undefined || origin === `http://${host}`);
}

function settings(shown: ReturnType<typeof collections>) {
  return {
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: '/api', branch: 'data' },
    publish_mode: 'simple',
    media_folder: 'pictures',
    public_folder: '/pictures',
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    editor: { preview: false },
    show_preview_links: false,
    collections: shown,
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_PHOTOGRAPH) throw new Error('the file is larger than 60 MB; save it smaller first');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function headers(type: string) {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, headers(type));
  response.end(body);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}
