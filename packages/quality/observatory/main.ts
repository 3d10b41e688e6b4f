import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ownCertificate } from '@/e2e/browser/secure-site';
import { site } from '@/lib/site/site';
import { runCommand } from '@/scripts/run-command';
import { startNginx } from '../hosts/nginx';

/*
 * Mozilla's observatory (https://developer.mozilla.org/observatory) asked of out/ on nginx with the file the build writes
 * for it, over TLS. Nothing leaves the machine but the scanner's download.
 */

const SCANNER = '@mdn/mdn-http-observatory@1.4.8';
/**
 * Not the scanner's own command: that replaces this run's list of authorities. Its installation would also fetch the HSTS
 * preload list, which cannot name a host of this machine.
 */
const SCAN =
  'cd "$(dirname "$(readlink -f "$(command -v mdn-http-observatory-scan)")")/.." && echo {} > conf/hsts-preload.json && node src/scan.js';
const WANTED = { grade: 'A+', score: 135 };
const { hostname } = new URL(site.url);

type CertificateFiles = { readonly certificate: string; readonly key: string };

async function writeCertificate(folder: string): Promise<CertificateFiles> {
  const made = ownCertificate(hostname);
  const files = { certificate: path.join(folder, 'site.pem'), key: path.join(folder, 'site.key') };
  writeFileSync(files.certificate, made.certificate);
  writeFileSync(files.key, made.key);
  return files;
}

/** The dealer's file on the ports of the web, which the scanner insists on. */
const overTls =
  (conf: string, { certificate, key }: CertificateFiles) =>
  (folder: string, port: number) =>
    `
  ${conf
    .replaceAll(/listen \[::\]:.*;/g, '')
    .replace(/ssl_certificate [^;]+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${key};`)
    .replace(/root [^;]+;/, `root ${folder};`)}
  server { listen 127.0.0.1:${port}; return 204; }`;

type Report = {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly scoreModifier: number }>>;
};

async function scan(authority: string): Promise<Report> {
  const names = pathToFileURL('packages/quality/hosts/loopback-names.mjs');
  const settings = {
    NODE_OPTIONS: `--import=${names}`,
    NODE_EXTRA_CA_CERTS: authority,
    LOOPBACK_NAMES: hostname,
  };
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', '--ignore-scripts', `--package=${SCANNER}`, '-c', `${SCAN} ${hostname}`],
    { env: { ...process.env, ...settings }, maxBuffer: 16 * 1024 * 1024 },
  ).catch((error) => {
    throw new Error(`The scanner stopped: ${error.stdout || error.message}`);
  });
  return JSON.parse(stdout);
}

async function testObservatory(): Promise<boolean> {
  const work = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  try {
    const certificate = await writeCertificate(work);
    const nginx = await startNginx('out', overTls(readFileSync('hosting/nginx-tls.conf', 'utf8'), certificate));
    try {
      const { scan: result, tests } = await scan(certificate.certificate);
      for (const [name, { pass, scoreModifier }] of Object.entries(tests)) {
        console.log(`${pass ? 'ok    ' : 'FAILED'} ${name} (${scoreModifier >= 0 ? '+' : ''}${scoreModifier})`);
      }
      console.log(`${hostname}: ${result.grade}, ${result.score} (wanted: ${WANTED.grade}, ${WANTED.score})`);
      return result.grade === WANTED.grade && result.score >= WANTED.score;
    } finally {
      await nginx.stop();
    }
  } finally {
    rmSync(work, { recursive: true });
  }
}

await runCommand(testObservatory);
