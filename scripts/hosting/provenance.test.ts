import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer, listen } from '../serving/static-server';
import { PROVENANCE, readProvenance, verifySite, writeProvenance } from './provenance';

let folder: string;
let server: Server;
let address: string;

const inFolder = (file: string) => path.join(folder, file);
const provenance = () => readProvenance(readFileSync(inFolder(PROVENANCE), 'utf8'), PROVENANCE);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(inFolder('about'));
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    'about/index.html': 'about',
    '404.html': 'lost',
    '50 %.txt': 'marks',
    'index.html.br': 'compressed',
    _headers: 'of the host',
  }))
    writeFileSync(inFolder(file), text);
  await writeProvenance(folder);
  server = createStaticServer(folder);
  address = await listen(server, folder, 0);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it('lists every served file, and finds nothing in the site it was written for', async () => {
  expect(Object.keys(provenance().sha256)).toEqual(['404.html', '50 %.txt', 'about/index.html', 'index.html']);
  expect(await verifySite(address, provenance())).toEqual([]);
});

it('names files that differ and files that are missing', async () => {
  const { sha256 } = provenance();
  writeFileSync(inFolder('index.html'), 'home, and a script');
  rmSync(inFolder('about/index.html'));
  expect(await verifySite(address, { sha256 })).toEqual([
    `${address}about/: answered with 404`,
    `${address}: other bytes than were built`,
  ]);
});

it('names a site that does not answer', async () => {
  server.close();
  server.closeAllConnections();
  expect((await verifySite(address, provenance()))[0]).toMatch(/404\.html: .*ECONNREFUSED/);
});

it.each(['{', '{}', '[]', 'null', '{"sha256":{}}', '{"sha256":{"index.html":"abc"}}'])(
  'refuses %s as a list',
  (text) => {
    expect(() => readProvenance(text, 'that.json')).toThrow(/^that\.json is no list of files and hashes/);
  },
);
