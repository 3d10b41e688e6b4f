import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { FILES, pathOf } from '@/lib/schema/dealer-files';
import { readVersions, undoVersion } from '@/scripts/files/data-files';
import { DataDesk } from './data-desk';
import { type Findings, FindingsStream } from './findings';
import { Photographs } from './photographs';
import { Previews } from './preview/previews';
import type { Values } from './screen/types';

const LARGEST_UPLOAD = 60_000_000;

/** Only files of this server; pictures of a form as thumbnails. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Pages of the site carry inline styles and no scripts here. */
const PREVIEW_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>The desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
<script type="module" src="/desk.js"></script>
</head>
<body></body>
</html>
`;

export type Screen = { readonly script: string; readonly style: string };

type Answer = { readonly type: string; readonly body: string | Buffer; readonly policy?: string };

/**
 * The desk: forms for the data under `root`, for this computer only.
 * @param inspect the check of the build, repeated after each change
 */
export function createDesk(root: string, screen: Screen, inspect: () => Promise<Findings>): Server {
  const photographs = new Photographs(root);
  const desk = new DataDesk(root, photographs);
  const findings = new FindingsStream(inspect);
  const previews = new Previews(root);

  type Route = (request: { readonly query: URLSearchParams; readonly body: Buffer }) => Promise<Answer | null> | Answer;
  const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) });
  /** A route that may have changed files. */
  const changed = async <Result>(change: Promise<Result>) => {
    const result = await change;
    void findings.check();
    return json(result ?? {});
  };
  const routes: Readonly<Record<string, Route>> = {
    'GET /': () => ({ type: 'text/html', body: PAGE }),
    'GET /test-enquiry': async () => {
      const { formEndpoint } = (await desk.entry('data/site.json')).values;
      const service = URL.parse(String(formEndpoint))?.origin ?? '';
      return { type: 'text/html', body: PAGE, policy: POLICY.replace("connect-src 'self'", `$& ${service}`) };
    },
    'GET /desk.js': () => ({ type: 'text/javascript', body: screen.script }),
    'GET /desk.css': () => ({ type: 'text/css', body: screen.style }),
    'GET /picture': async ({ query }) => {
      const body = await photographs.show(query.get('name') ?? '');
      return body && { type: 'image/webp', body };
    },
    'GET /api/cars': async () => json(await desk.cars()),
    'GET /api/files': () => json(FILES.map(({ name, label }) => ({ name, label, file: pathOf(name) }))),
    'GET /api/entry': async ({ query }) => json(await desk.entry(query.get('file') ?? '')),
    'GET /api/new': async ({ query }) => json(await desk.newCar(query.get('like') ?? '')),
    'GET /api/versions': async () =>
      json((await readVersions(root)).map(({ number, at, label }) => ({ number, at, label }))),
    'POST /api/check': async ({ body }) => {
      const { file, values } = read<{ file: string | null; values: Values }>(body);
      return json({ faults: await desk.check(file, values) });
    },
    'POST /api/save': ({ body }) => {
      const { file, values, base } = read<{ file: string | null; values: Values; base: Values }>(body);
      return changed(desk.save(file, values, base));
    },
    'POST /api/preview': async ({ body }) => {
      const { file, values } = read<{ file: string | null; values: Values }>(body);
      const car = await desk.preview(file, values);
      return json('faults' in car ? car : { page: `/preview/${await previews.render(car)}` });
    },
    'POST /api/order': ({ body }) => {
      const { order, base } = read<{ order: readonly string[]; base: readonly string[] }>(body);
      return changed(desk.order(order, base).then((isSaved) => ({ isSaved })));
    },
    'POST /api/remove': ({ body }) => changed(desk.remove(read<{ file: string }>(body).file)),
    'POST /api/undo': ({ body }) =>
      changed(undoVersion(root, read<{ number: number }>(body).number).then(({ label }) => ({ label }))),
    'POST /api/photographs': async ({ query, body }) =>
      json({ picture: await photographs.receive(query.get('name') ?? '', body) }),
    'POST /api/logo': ({ query, body }) =>
      changed(desk.receiveLogo(query.get('name') ?? '', body).then((name) => ({ name }))),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://desk');
    if (!isFromHere(request, pathname)) {
      return send(response, 403, { type: 'text/plain', body: 'The desk answers on this computer only.' });
    }
    if (request.method === 'GET' && pathname === '/api/findings') {
      response.writeHead(200, headers('text/event-stream'));
      return findings.add(response);
    }
    const preview = request.method === 'GET' ? await previewFile(pathname) : null;
    if (preview) return send(response, 200, { policy: PREVIEW_POLICY, ...preview });
    const route = routes[`${request.method} ${pathname}`];
    const found = await route?.({ query, body: await bodyOf(request) });
    return found
      ? send(response, 200, found)
      : send(response, 404, { type: 'text/plain', body: 'There is no such page.' });
  }

  async function previewFile(pathname: string): Promise<Answer | null> {
    const [, number] = /^\/preview\/(\d+)$/.exec(pathname) ?? [];
    const page = number && previews.page(Number(number));
    if (page) return { type: 'text/html', body: page };
    if (pathname === '/preview/site.css') return { type: 'text/css', body: await previews.styles() };
    const [, font] = /^\/preview\/fonts\/([a-z-]+\.woff2)$/.exec(pathname) ?? [];
    if (font) return { type: 'font/woff2', body: await readFile(path.join('app/fonts', font)) };
    const pending = await photographs.showPending(pathname);
    if (pending) return { type: 'image/webp', body: pending };
    const [, picture, ending] = /^\/(pictures(?:\/[\w-]+)+\.(webp|avif|jpg|svg))$/.exec(pathname) ?? [];
    if (!picture) return null;
    const type = `image/${ending === 'svg' ? 'svg+xml' : ending}`;
    return { type, body: await readFile(path.join(root, 'public', picture)) };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) send(response, 422, json({ error: error.message }));
      else response.destroy();
    });
  });
  server.on('listening', () => screen.script && previews.warm());
  server.on('close', () => previews.close());
  return server;
}

/** Refuses requests of other pages, and host names that point to this computer (DNS rebinding). A link to `/` is allowed. */
function isFromHere(
  { headers: { host = '', origin, 'sec-fetch-site': site } }: IncomingMessage,
  path: string,
): boolean {
  const name = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;
  const isOwn = path === '/' || site === undefined || site === 'same-origin' || site === 'none';
  return name.test(host) && isOwn && (origin === undefined || origin === `http://${host}`);
}

function read<Body>(body: Buffer): Body {
  return JSON.parse(body.toString('utf8')) as Body;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_UPLOAD) throw new Error('the file is larger than 60 MB; save it smaller first');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function headers(type: string, policy = POLICY) {
  return {
    'Content-Type': /^(?:image|font)/.test(type) ? type : `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

function send(response: ServerResponse, status: number, { type, body, policy }: Answer): void {
  response.writeHead(status, headers(type, policy));
  response.end(body);
}
