import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { onPath } from '@/e2e/browser/on-path';
import { createStaticServer } from '@/scripts/serving/static-server';
import { type Column, UNKNOWN } from './answers';
import { dealersNginx, plainNginx, startNginx } from './nginx';
import { freePort, NotHere, type Running, serveWith, startProgram } from './run-server';

/** The required answers of every host, but for its limits. No page links to the last two forms, so they may also be missing. */
export const wanted: Readonly<Record<Column, RegExp>> = {
  '`/x/`': /^page$/,
  '`/x`': /^(page|redirect)$/,
  '`/x/?q`': /^page$/,
  '`/x/index.html`': /^(page|redirect|404 page|bare 404)$/,
  '`/x.html`': /^(page|redirect|404 page|bare 404)$/,
  [UNKNOWN]: /^404 page$/,
};

export type Host = {
  readonly name: string;
  readonly start: (folder: string) => Promise<Running>;
  /** Sends the headers the build has written for it. */
  readonly headers?: true;
  /** The host's own limits: its answer instead, and the reason. */
  readonly limits?: Partial<Record<Column, RegExp>>;
  readonly limit?: string;
};

/**
 * Fetched when they are wanted: together 200 MB, which `npm ci` should not cost everyone. The last Wrangler for Node 20.
 */
const SERVE = 'serve@14.2.7';
const WRANGLER = 'wrangler@4.86.0';

const npx = (name: string, args: (folder: string, port: number) => readonly string[]) => async (folder: string) => {
  const port = await freePort();
  return startProgram('npx', ['--yes', '--ignore-scripts', name, ...args(folder, port)], port).catch((error: Error) => {
    throw new NotHere(error.message);
  });
};

export const hosts: readonly Host[] = [
  {
    name: '`npm run serve`',
    start: (folder) => {
      const [answer] = createStaticServer(folder).listeners('request');
      return serveWith(answer as Parameters<typeof serveWith>[0]);
    },
  },
  {
    name: 'nginx with `hosting/nginx.conf`',
    start: (folder) => startNginx(folder, dealersNginx(readFileSync('hosting/nginx.conf', 'utf8'))),
    headers: true,
  },
  {
    name: 'nginx as it comes',
    start: (folder) => startNginx(folder, plainNginx),
    limits: { [UNKNOWN]: /^bare 404$/ },
    limit: 'shows a 404 page of its own until `error_page` names the site’s',
  },
  {
    name: 'Cloudflare Pages (`wrangler pages dev`)',
    start: npx(WRANGLER, (folder, port) => [
      'pages',
      'dev',
      folder,
      '--ip',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--compatibility-date',
      '2026-01-01',
      '--log-level',
      'error',
    ]),
    headers: true,
  },
  {
    name: '`serve`',
    start: npx(SERVE, (folder, port) => [folder, '--listen', `tcp://127.0.0.1:${port}`, '--no-port-switching']),
  },
  {
    name: 'Object store, set up for websites (imitated)',
    start: (folder) => serveWith(objectStore(folder, true)),
  },
  {
    name: 'Object store, bare (imitated)',
    start: (folder) => serveWith(objectStore(folder, false)),
    limits: { '`/x/`': /^bare 404$/, '`/x`': /^bare 404$/, '`/x/?q`': /^bare 404$/, [UNKNOWN]: /^bare 404$/ },
    limit: 'knows no folders: set its index and error documents, or let the CDN before it do so',
  },
  {
    name: 'Python’s `http.server`',
    start: async (folder) => {
      const python = onPath('python3');
      if (!python) throw new NotHere('there is no Python 3 here.');
      const port = await freePort();
      return startProgram(python, ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', folder], port);
    },
    limits: { [UNKNOWN]: /^bare 404$/ },
    limit: 'always shows a 404 page of its own',
  },
];

/**
 * Answers as an object store does, which has keys and no folders. With `website`, as S3 buckets for websites
 * (docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html): 'x/' answers with 'x/index.html', 'x'
 * redirects to 'x/' if that exists. The error document answers the rest.
 */
function objectStore(folder: string, website: boolean): RequestListener {
  const object = (key: string) => readFile(path.join(folder, key)).catch(() => null);
  return async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname).slice(1);
    const send = (status: number, body: Buffer | string) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    const isFolder = key === '' || key.endsWith('/');

    const found = isFolder ? website && (await object(`${key}index.html`)) : await object(key);
    if (found) return send(200, found);
    if (website && !isFolder && (await object(`${key}/index.html`))) {
      return response.writeHead(302, { location: `/${key}/` }).end();
    }
    return send(404, (website && (await object('404.html'))) || '<Error><Code>NoSuchKey</Code></Error>');
  };
}
