import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { type NetworkInterfaceInfo, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { writeAtomically } from '@/scripts/files';
import { createStaticServer, lanAddress, listen } from './static-server';

describe('A static server', () => {
  let folder: string;
  let address: string;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'served-'));
    for (const name of ['index.html', 'about/index.html', 'old.html', '404.html', '_next/static/a.js', 'llms.txt'])
      await writeAtomically(path.join(folder, name), name);
    await writeAtomically(path.join(folder, 'large.avif'), Buffer.alloc(8_000_000));
    server = createStaticServer(folder);
    address = await listen(server, folder, 0);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  const get = (file: string, range = '') => fetch(address + file, range === '' ? {} : { headers: { range } });

  it.each([
    ['', 200, 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['about?a=1', 200, 'about/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['about/', 200, 'about/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['old', 200, 'old.html', 'text/html; charset=utf-8', 'no-cache'],
    ['llms.txt', 200, 'llms.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['_next/static/a.js', 200, '_next/static/a.js', 'text/javascript; charset=utf-8', /immutable/],
    ['none/', 404, '404.html', 'text/html; charset=utf-8', null],
  ])('answers /%s as a host does', async (file, status, body, type, caching) => {
    const answer = await get(file);
    expect([answer.status, await answer.text(), answer.headers.get('Content-Type')]).toEqual([status, body, type]);
    expect(answer.headers.get('Cache-Control')).toEqual(caching && expect.stringMatching(caching));
  });

  it('goes on after odd ranges, and closes the files of cut downloads', async () => {
    const ranges = ['bytes=5-1', 'bytes=2-4', 'bytes=99-', 'lines=1-2'].map((range) => get('llms.txt', range));
    expect((await Promise.all(ranges)).map(({ status }) => status)).toEqual([416, 206, 416, 200]);
    const open = readdirSync('/dev/fd').length;
    for (let count = 0; count < 50; count += 1) {
      const cut = new AbortController();
      await fetch(`${address}large.avif`, cut);
      cut.abort();
    }
    while (readdirSync('/dev/fd').length > open + 10) await setImmediate();
  });
});

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

it.each<[Parameters<typeof lanAddress>[0], string | null]>([
  [
    { lo: [at('127.0.0.1', true)], docker0: [at('172.17.0.1')], wlan0: [at('fe80::1'), at('192.168.1.20')] },
    '192.168.1.20',
  ],
  [{ utun3: [at('10.8.0.2')], en5: [at('169.254.7.7')], wlan0: [at('10.0.0.5')] }, '10.0.0.5'],
  // A private address is better than a public one.
  [{ eth0: [at('41.90.1.1')], wlan0: [at('10.0.0.5')] }, '10.0.0.5'],
  [{ eth0: [at('41.90.1.1')] }, '41.90.1.1'],
  [{ lo: [at('127.0.0.1', true)], eth0: undefined }, null],
])('finds in %j the address in the home or the office: %s', (interfaces, address) => {
  expect(lanAddress(interfaces)).toBe(address);
});
