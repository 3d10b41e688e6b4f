import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { findBrowser } from '@/e2e/browser/find-browser';
import { identityOf } from '@/e2e/browser/secure-site';
import { runCommand } from '@/scripts/run-command';

const USAGE = `npm run bench [-- --against FOLDER] [--rounds 5] [--paths /,/vehicles/] [--weak]
Measures pages of out/ on a slowed phone, in turn with those of another built site: medians, and their ratio.
  --weak   a link of 400 ms and 400 kbit/s in place of 150 ms and 1.6 Mbit/s`;

/** A mid-range phone and its link, as Lighthouse emulates them. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const GOOD_LINK = { latency: 150, kilobits: 1600 };
const WEAK_LINK = { latency: 400, kilobits: 400 };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/** Kilobytes (1000 bytes) as transferred, milliseconds, numbers. */
const FIGURES = ['scripts kB', 'all kB', 'requests', 'LCP ms', 'CLS', 'scripts ms', 'main thread ms'] as const;
type Measures = Readonly<Record<(typeof FIGURES)[number], number>>;

type Side = { readonly name: string; readonly address: string; readonly close: () => void };

/** Serves a folder with HTTP/2, TLS and Brotli, as a CDN does. */
async function serve(folder: string, tls: ReturnType<typeof identityOf>['tls']): Promise<Side> {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist: run "npm run build" first.`);
  const packed = new Map<string, Buffer>();
  const server = createSecureServer(tls, ({ url }, response) => {
    const { pathname } = new URL(url, 'https://any.example');
    const wanted = path.join(folder, path.posix.normalize(decodeURIComponent(pathname)));
    const file = [wanted, path.join(wanted, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(file);
    response.setHeader('content-type', TYPES[extension] ?? 'application/octet-stream');
    const isCompressed = COMPRESSED.has(extension);
    const body = packed.get(file) ?? (isCompressed ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    packed.set(file, body);
    if (isCompressed) response.setHeader('content-encoding', 'br');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { name: folder, address: `https://127.0.0.1:${port}`, close: () => server.close() };
}

/** Opens the address with an empty cache, and measures until the network is idle. */
async function measureVisit(browser: Browser, address: string, link: typeof GOOD_LINK): Promise<Measures> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await device.send('Network.enable');
  const throughput = (link.kilobits * 1000) / 8;
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await device.send('Performance.enable');
  const transfer = countBytes(device);
  // The compiler of scripts for the page names functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(address, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(readTimeline);
  const { metrics } = await device.send('Performance.getMetrics');
  const during = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  await context.close();
  return {
    ...transfer,
    ...seen,
    'scripts ms': during('ScriptDuration'),
    'main thread ms': during('TaskDuration'),
  };
}

function countBytes(device: CDPSession) {
  const transfer = { 'scripts kB': 0, 'all kB': 0, requests: 0 };
  const scripts = new Set<string>();
  device.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  device.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfer['scripts kB'] += encodedDataLength / 1000;
    transfer['all kB'] += encodedDataLength / 1000;
    transfer.requests += 1;
  });
  return transfer;
}

/** Runs in the page. */
async function readTimeline() {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve(observer.takeRecords()), 300);
    });
  const [paints, shifts] = await Promise.all(['largest-contentful-paint', 'layout-shift'].map(entries));
  return {
    'LCP ms': paints?.at(-1)?.startTime ?? 0,
    CLS: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

const written = (figure: number) => figure.toFixed(figure < 1 ? 3 : figure < 100 ? 1 : 0);

async function bench(folders: readonly string[], paths: readonly string[], rounds: number, link: typeof GOOD_LINK) {
  const identity = identityOf('127.0.0.1');
  const sides = await Promise.all(folders.map((folder) => serve(folder, identity.tls)));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Chromium refuses to run as root inside its sandbox.
    args: [identity.browserArgument, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  for (const where of paths) {
    const visits = sides.map((): Measures[] => []);
    // Sides are measured in turn: a slow machine slows them all, and the ratios hold.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { address }] of sides.entries()) {
        visits[index]?.push(await measureVisit(browser, address + where, link));
      }
    }
    console.log(`\n${where}, medians of ${rounds}: ${sides.map(({ name }) => name).join(', ')}`);
    for (const figure of FIGURES) {
      const medians = visits.map((side) => median(side.map((visit) => visit[figure])));
      const [own = 0, other] = medians;
      const ratio = other ? `  x ${(own / other).toFixed(2)}` : '';
      console.log(`  ${figure.padEnd(15)} ${medians.map((one) => written(one).padStart(9)).join(' ')}${ratio}`);
    }
  }
  await browser.close();
  for (const side of sides) side.close();
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      paths: { type: 'string', default: '/,/vehicles/,/vehicle/1/,/services/,/contact/' },
      weak: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds is ${values.rounds}; write a whole number.`);
  const folders = ['out', ...(values.against ? [values.against] : [])];
  await bench(folders, values.paths.split(','), rounds, values.weak ? WEAK_LINK : GOOD_LINK);
});
