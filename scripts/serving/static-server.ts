import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import handler from 'serve-handler';

export function createStaticServer(folder: string): Server {
  return createServer(answerFrom(folder));
}

/** Answers from `folder` as a static host does: clean addresses, with and without a slash, and 404.html for the rest. */
export function answerFrom(folder: string): RequestListener {
  return (request, response) => {
    void handler(request, response, {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      headers: [
        {
          source: '_next/static/**',
          headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
        },
      ],
    });
  };
}

/**
 * Listens on the first free port from `port` on, or on any for 0, and resolves to the address. Only this machine reaches it
 * unless `host` is its address in a network.
 * Rejects when the folder does not exist, or no port of the next twenty is free.
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
