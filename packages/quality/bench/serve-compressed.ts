import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Identity } from '@/e2e/browser/secure-site';
import { fits } from '@/scripts/hosting/response-headers';
import { headersOf } from '@/scripts/hosting/write-host-files';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

export type Served = { readonly address: string; readonly close: () => void };

/**
 * Serves a folder with HTTP/2, TLS, Brotli and the build's headers.
 * @param fallback the file for addresses that are no file, below the folder
 * @param change applied to every page
 */
export async function serveCompressed(
  folder: string,
  { tls }: Identity,
  fallback: string,
  change: (html: string) => string = unchanged,
): Promise<Served> {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist: run "npm run build" first.`);
  /** Compressed once, like the files of a host. */
  const packed = new Map<string, Buffer>();
  const rules = await headersOf(folder);

  function answer({ url }: Http2ServerRequest, response: Http2ServerResponse) {
    const { pathname } = new URL(url, 'https://any.example');
    for (const rule of rules.filter((one) => fits(one, pathname)))
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    const file = fileFor(folder, url) ?? path.join(folder, fallback);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(file);
    response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
    if (!COMPRESSED.has(extension)) {
      createReadStream(file).pipe(response);
      return;
    }
    const body = packed.get(file) ?? pack(file, extension);
    packed.set(file, body);
    response.setHeader('content-encoding', 'br');
    response.end(body);
  }

  function pack(file: string, extension: string): Buffer {
    const text = readFileSync(file, 'utf8');
    return brotliCompressSync(extension === '.html' ? change(text) : text);
  }

  const server = createSecureServer(tls, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const unchanged = (html: string) => html;

function fileFor(folder: string, url: string): string | null {
  const { pathname } = new URL(url, 'https://any.example');
  const file = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
  for (const candidate of [file, path.join(file, 'index.html')]) {
    if (existsSync(candidate) && statSync(candidate).isFile()) return candidate;
  }
  return null;
}
