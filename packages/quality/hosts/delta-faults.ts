import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { sitePages } from '@/e2e/output/site-pages';
import { site } from '@/lib/site/site';
import { DELTAS, DICTIONARY, writePageDeltas } from '@/scripts/hosting/page-deltas';
import { startTlsNginx, type TlsSite } from './nginx';
import { NotHere } from './run-server';

const MOST_BYTES = { median: 2_000, worst: 5_000, all: 100_000 };
/** Those of a delta and its page may differ. */
const OF_THE_BODY = /^(date|etag|vary|last-modified|accept-ranges|transfer-encoding|content-(length|encoding))$/;

/**
 * Serves a folder with its deltas (RFC 9842) by nginx with hosting/nginx-tls.conf, and returns the faults. Checked are
 * the decoded bytes, sizes, headers, and responses to Chromium with and without a dictionary.
 * @throws NotHere without Zstandard or nginx
 */
export async function deltaFaults(folder: string): Promise<readonly string[]> {
  const work = mkdtempSync(path.join(tmpdir(), 'deltas-'));
  const root = path.join(work, 'site');
  try {
    cpSync(folder, root, { recursive: true, filter: (file) => file !== path.join(folder, DELTAS) });
    if ((await writePageDeltas(root)) === null) throw new NotHere('Node 22.15 is the first with Zstandard.');
    const nginx = await startTlsNginx(root);
    try {
      return [...(await faultsOfAnswers(nginx, root)), ...(await faultsInChromium(nginx, root, work))];
    } finally {
      await nginx.stop();
    }
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function faultsOfAnswers({ securePort }: TlsSite, root: string): Promise<readonly string[]> {
  const { faults, expect } = collectFaults();
  const dictionary = zlib.brotliDecompressSync((await ask(securePort, DICTIONARY, {})).body);
  const key = createHash('sha256').update(dictionary).digest('base64');
  const known = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': `:${key}:` };
  const { zstdDecompressSync } = zlib as unknown as Record<'zstdDecompressSync', typeof zlib.brotliDecompressSync>;

  const sizes: number[] = [];
  for (const { file } of (await sitePages(root)).filter((page) => /(^|\/)index\.html$/.test(page.file))) {
    const address = `/${file.replace(/index\.html$/, '')}`;
    const html = readFileSync(path.join(root, file));
    const delta = await ask(securePort, address, known);
    const whole = await ask(securePort, address, { 'accept-encoding': 'gzip' });
    expect(`${address}: its encoding`, delta.headers['content-encoding'], 'dcz');
    const decoded = zstdDecompressSync(delta.body.subarray(40), { dictionary } as zlib.BrotliOptions);
    expect(`${address}: its bytes are equal: it`, decoded.equals(html), true);
    expect(`${address} without a dictionary: its bytes`, zlib.gunzipSync(whole.body).equals(html), true);
    for (const { headers } of [delta, whole])
      for (const name of ['accept-encoding', 'available-dictionary'])
        expect(`${address}: Vary has ${name}`, headers.vary?.toLowerCase().includes(name), true);
    const others = ({ headers }: Answer) =>
      JSON.stringify(Object.entries(headers).filter(([name]) => !OF_THE_BODY.test(name)));
    expect(`${address}: the headers of its delta`, others(delta), others(whole));
    sizes.push(delta.body.length);
  }
  sizes.sort((one, other) => one - other);
  const figures = {
    median: sizes[sizes.length >> 1] ?? 0,
    worst: sizes.at(-1) ?? 0,
    all: sizes.reduce((sum, size) => sum + size, 0),
  };
  console.log(`${sizes.length} page deltas, bytes: ${JSON.stringify(figures)}; dictionary: ${dictionary.length}`);
  for (const [figure, bytes] of Object.entries(figures))
    expect(`${figure} bytes are few: it`, bytes <= MOST_BYTES[figure as keyof typeof figures], true);

  const encoded = async (address: string, headers: IncomingHttpHeaders) =>
    (await ask(securePort, address, headers)).headers['content-encoding'];
  const unknown = { ...known, 'available-dictionary': `:${'A'.repeat(43)}=:` };
  expect('the encoding for another dictionary', await encoded('/vehicle/1/', unknown), 'gzip');
  expect('the encoding without dcz', await encoded('/', { ...known, 'accept-encoding': 'gzip, br' }), 'gzip');
  expect('the encoding of a script', await encoded(scriptOf(root), known), 'gzip');
  expect('an address with a query', await encoded('/vehicles/?mode=rental', known), 'dcz');
  expect('an address without a slash', await encoded('/vehicles', known), 'dcz');
  expect('an unknown address', (await ask(securePort, '/no-such-page/', known)).status, 404);
  expect('the delta itself', (await ask(securePort, `${DELTAS}/${key}/index.html.dcz`, known)).status, 404);
  return faults;
}

const scriptOf = (root: string) =>
  /\/_next\/static\/[^"]+\.js/.exec(readFileSync(path.join(root, 'index.html'), 'utf8'))?.[0] ?? '/';

type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

function ask(port: number, address: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const { hostname } = new URL(site.url);
  const options = { host: '127.0.0.1', port, path: address, servername: hostname, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    get({ ...options, headers: { host: hostname, ...headers } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

/** A second page by the dictionary, without support for dictionaries, and after a deploy with another dictionary. */
async function faultsInChromium(nginx: TlsSite, root: string, work: string): Promise<readonly string[]> {
  const { faults, expect } = collectFaults();
  const withDictionary = await visitInChromium(nginx, path.join(work, 'profile'), {
    // Chromium accepts dictionaries from servers with a public certificate only.
    features: 'CompressionDictionaryTransportRequireKnownRootCert',
    paths: ['/', '/vehicle/7/', '/contact/'],
  });
  expect('Chromium: the first page', withDictionary[0]?.encoding, 'gzip');
  for (const { encoding, bytes, path } of withDictionary.slice(1)) {
    expect(`Chromium: the encoding of ${path}`, encoding, 'dcz');
    expect(`Chromium: ${path} has ${bytes} bytes, few: it`, bytes < MOST_BYTES.worst, true);
  }
  const without = await visitInChromium(nginx, path.join(work, 'other-profile'), {
    features: 'CompressionDictionaryTransport,CompressionDictionaryTransportBackend',
    paths: ['/', '/vehicle/7/'],
  });
  for (const { encoding, path } of without) expect(`Chromium without dictionaries: ${path}`, encoding, 'gzip');
  for (const { path, bytes, encoding } of [...withDictionary, ...without])
    console.log(`Chromium: ${path} ${encoding}, ${bytes} bytes`);

  renameSync(path.join(root, DELTAS), path.join(root, 'another-deploy'));
  const after = await visitInChromium(nginx, path.join(work, 'profile'), {
    features: 'CompressionDictionaryTransportRequireKnownRootCert',
    paths: ['/contact/'],
  });
  expect('Chromium with an old dictionary', after[0]?.encoding, 'gzip');
  return faults;
}

type Seen = { readonly path: string; readonly encoding: string | undefined; readonly bytes: number };

async function visitInChromium(
  nginx: TlsSite,
  profile: string,
  { features, paths }: { readonly features: string; readonly paths: readonly string[] },
): Promise<readonly Seen[]> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...nginx.browserArguments, `--disable-features=${features}`],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const page = await context.newPage();
    const seen: Seen[] = [];
    for (const address of paths) {
      const dictionary = page.waitForResponse((response) => response.url().endsWith(DICTIONARY), { timeout: 5_000 });
      const answer = await page.goto(new URL(address, site.url).href, { waitUntil: 'networkidle' });
      const { responseBodySize } = (await answer?.request().sizes()) ?? { responseBodySize: 0 };
      const heading = await page.locator('h1').count();
      seen.push({
        path: address,
        encoding: heading === 1 ? answer?.headers()['content-encoding'] : 'no heading',
        bytes: responseBodySize,
      });
      await dictionary.catch(() => undefined);
    }
    return seen;
  } finally {
    await context.close();
  }
}

function collectFaults() {
  const faults: string[] = [];
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`);
  };
  return { faults, expect };
}
