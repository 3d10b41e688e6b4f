import { existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import path from 'node:path';
import send from 'send';

export function createStaticServer(folder: string): Server {
  return createServer(answerFrom(folder));
}

/** Answers from `folder` as a static host does: /about/ and /about show about/index.html, 404.html answers the rest. */
export function answerFrom(folder: string): RequestListener {
  const options = { root: path.resolve(folder), extensions: ['html'], cacheControl: false };
  return (request, response) => {
    const answer = (pathname: string) =>
      send(request, pathname, options)
        .on('headers', () => response.setHeader('Cache-Control', cachingOf(pathname)))
        .on('directory', () => answer(`${pathname}/`))
        .on('error', (error: HttpError) => {
          if (response.headersSent) response.destroy();
          else if (error.status === 404) notFound(request, response, options.root);
          else response.writeHead(error.status, error.headers).end();
        })
        .pipe(response);
    answer((request.url ?? '/').replace(/[?#].*/, ''));
  };
}

type HttpError = Error & { readonly status: number; readonly headers?: OutgoingHttpHeaders };

const cachingOf = (pathname: string) =>
  pathname.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';

function notFound(request: IncomingMessage, response: ServerResponse, root: string): void {
  // Of a file that has vanished since its headers were written.
  for (const name of ['Content-Type', 'Content-Range', 'ETag', 'Last-Modified']) response.removeHeader(name);
  response.statusCode = 404;
  send(request, '/404.html', { root, acceptRanges: false, cacheControl: false })
    .on('error', () => response.end('Not found'))
    .pipe(response);
}

/**
 * Listens on the first free port from `port` on, or on any for 0, and resolves to the address.
 * @param host 127.0.0.1 is reached from this machine only
 * @throws Error when the folder does not exist, or none of the next twenty ports is free
 */
export function listen(
  server: Server | SecureServer,
  folder: string,
  port: number,
  host = '127.0.0.1',
): Promise<string> {
  if (!existsSync(folder)) return Promise.reject(new Error(`${folder}/ does not exist: run "npm run build" first.`));
  const last = port + 20;
  const scheme = server instanceof SecureServer ? 'https' : 'http';
  return new Promise((resolve, reject) => {
    let candidate = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && candidate < last) server.listen(++candidate, host);
      else reject(error);
    });
    server.on('listening', () => resolve(`${scheme}://${host}:${(server.address() as AddressInfo).port}/`));
    server.listen(candidate, host);
  });
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between programs of this machine, which no phone is in. */
const INSIDE = /^(?:docker|br-|veth|virbr|vbox|vmnet|vethernet|tun|tap|utun|wsl|zt|tailscale)/i;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** The address by which a phone in the same network reaches this machine, or null where it is in none. */
export function lanAddress(interfaces: Interfaces): string | null {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  return found.find((address) => PRIVATE.test(address)) ?? found[0] ?? null;
}
