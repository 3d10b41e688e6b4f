import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';

export function createStaticServer(folder: string): Server {
  return createServer(answerFrom(folder));
}

/** Types that sirv does not know, or without the letters. */
const MORE_TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
};

/** Answers from `folder` as a static host does: /about/ and /about show about/index.html, 404.html answers the rest. */
export function answerFrom(folder: string): RequestListener {
  // `dev` reads the disk at each request: the desk and the tests change files meanwhile.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const type = MORE_TYPES[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
      if (pathname.startsWith('/_next/static/'))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return (request, response) => files(request, response, () => notFound(folder, response));
}

function notFound(folder: string, response: ServerResponse): void {
  const page = path.join(folder, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  if (existsSync(page)) createReadStream(page).pipe(response);
  else response.end('Not found');
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
