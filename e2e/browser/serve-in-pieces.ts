import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { answerFrom, listen } from '@/scripts/serving/static-server';

export type SlowSite = {
  /** Without a slash at the end. */
  readonly address: string;
  /** Sends the next piece of the page that was requested last. @returns whether there are more */
  readonly sendNext: () => boolean;
  /** Sends all that is left of that page. */
  readonly sendRest: () => void;
  readonly close: () => void;
};

/** Bytes. Enough pieces for two screens of a page. */
const PIECE = 800;
const PIECES = 48;

/**
 * Serves a folder like a slow connection: the head of a page first, its body in small pieces on demand. Browsers draw
 * nothing before the body.
 */
export async function serveInPieces(folder: string): Promise<SlowSite> {
  const files = answerFrom(folder);
  let rest: Buffer[] = [];
  let waiting: ServerResponse | null = null;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('/')) return files(request, response);
    const page = await readFile(path.join(folder, pathname, 'index.html'));
    const body = page.indexOf('>', page.indexOf('<body')) + 1;
    rest = Array.from({ length: PIECES }, (_, index) =>
      page.subarray(body + index * PIECE, index === PIECES - 1 ? page.length : body + (index + 1) * PIECE),
    ).filter((piece) => piece.length > 0);
    waiting = response;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(page.subarray(0, body));
  });
  const address = (await listen(server, folder, 0)).replace(/\/$/, '');
  return {
    address,
    sendNext: () => {
      const piece = rest.shift();
      if (piece) waiting?.write(piece);
      if (rest.length === 0) waiting?.end();
      return rest.length > 0;
    },
    sendRest: () => {
      waiting?.end(Buffer.concat(rest.splice(0)));
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
