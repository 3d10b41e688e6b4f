import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inWords, measureHost } from './answers';

let folder: string;
let server: Server;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  for (const page of ['', 'about/', 'vehicle/']) {
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page, 'index.html'), `page ${page}`);
  }
  writeFileSync(path.join(folder, '404.html'), 'not found');
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Measures a host that answers as told: [status, body, location]. */
async function measure(answer: (url: string) => readonly [number, string, string?]) {
  server = createServer((request, response) => {
    const [status, body, location] = answer(request.url ?? '');
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return measureHost(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder, ['/', '/about/']);
}

it('tells a page from a redirect to it and from another page', async () => {
  const cells = await measure((url) => {
    if (url === '/about') return [301, '', '/about/'];
    if (url === '/about/') return [200, 'page about/'];
    return [200, 'page '];
  });
  expect(cells).toEqual({
    '`/x/`': 'page',
    '`/x`': 'redirect',
    '`/x/index.html`': '1 × page, 1 × wrong: another page',
    '`/x.html`': 'wrong: another page',
    '`/x/?q`': '1 × page, 1 × wrong: another page',
    unknown: 'wrong: 200 for a missing file',
  });
});

it('tells the 404 page of the site from that of the host, and from other errors', async () => {
  const cells = await measure((url) => {
    if (url.startsWith('/about/')) return [403, 'not found'];
    return [404, url.startsWith('/no') || url.startsWith('/vehicle') ? 'not found' : 'nginx'];
  });
  expect(cells.unknown).toBe('404 page');
  expect(cells['`/x`']).toBe('bare 404');
  expect(cells['`/x/`']).toBe('1 × bare 404, 1 × wrong: 403');
});

it('follows no redirect to another host, and none without end', async () => {
  const cells = await measure((url) => [302, '', url === '/about' ? 'https://elsewhere.example/' : url]);
  expect(cells['`/x`']).toBe('wrong: leads away to https://elsewhere.example');
  expect(cells['`/x/`']).toBe('wrong: redirects without end');
});

it('joins equal answers and counts different ones', () => {
  expect(inWords(['page', 'page'])).toBe('page');
  expect(inWords(['page', 'redirect', 'page'])).toBe('2 × page, 1 × redirect');
});
