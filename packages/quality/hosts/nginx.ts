import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBySystem, onPath } from '@/e2e/browser/on-path';
import { identityOf } from '@/e2e/browser/secure-site';
import { site } from '@/lib/site/site';
import { freePort, NotHere, type Running, startProgram } from './run-server';

/** nginx with its default settings. */
export const plainNginx = (folder: string, port: number) => `server { listen 127.0.0.1:${port}; root ${folder}; }`;

/** The file the build writes for the dealer, with this machine's folder and port. */
export const dealersNginx = (conf: string) => (folder: string, port: number) =>
  conf
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80;/, '')
    .replace(/root [^;]+;/, `root ${folder};`);

export type TlsSite = Running & {
  readonly securePort: number;
  /** They make Chromium find the site at its own name, and trust it. */
  readonly browserArguments: readonly string[];
};

/** Runs nginx with hosting/nginx-tls.conf and a certificate of this run. */
export async function startTlsNginx(folder: string): Promise<TlsSite> {
  const { hostname } = new URL(site.url);
  const work = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const { tls, browserArgument } = identityOf(hostname);
  writeFileSync(path.join(work, 'site.pem'), tls.cert);
  writeFileSync(path.join(work, 'site.key'), tls.key);
  const securePort = await freePort();
  const conf = readFileSync('hosting/nginx-tls.conf', 'utf8');
  const running = await startNginx(folder, (root, port) =>
    conf
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`)
      .replace('listen [::]:80;', `listen [::1]:${port};`)
      .replace('listen [::]:443', `listen [::1]:${securePort}`)
      .replace(/root [^;]+;/, `root ${root};`)
      .replace('/etc/nginx/site.pem', path.join(work, 'site.pem'))
      .replace('/etc/nginx/site.key', path.join(work, 'site.key')),
  );
  const stop = async () => {
    await running.stop();
    rmSync(work, { recursive: true });
  };
  const toNginx = `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${securePort}`;
  return { ...running, stop, securePort, browserArguments: [toNginx, browserArgument] };
}

/**
 * Tests the configuration, then runs nginx with it in its http block.
 * @throws NotHere where nginx is not installed
 * @throws Error when nginx rejects the file
 */
export async function startNginx(folder: string, write: (folder: string, port: number) => string): Promise<Running> {
  const find = () => onPath('nginx');
  const nginx = find() ?? (installBySystem('nginx') ? find() : undefined);
  if (!nginx) throw new NotHere('there is no nginx here: install it and run this again.');

  const port = await freePort();
  const work = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(path.join(work, kind));
    return `${kind}_temp_path ${work}/${kind};`;
  });
  const conf = path.join(work, 'nginx.conf');
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${work}/pid; error_log stderr; events {}
    http { include ${onMachine(nginx)}; access_log off; ${temporary.join(' ')}
    ${write(path.resolve(folder), port)} }`,
  );
  const test = spawnSync(nginx, ['-t', '-c', conf], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx -t: ${test.stderr}`);
  const running = await startProgram(nginx, ['-c', conf], port);
  const stop = async () => {
    await running.stop();
    rmSync(work, { recursive: true });
  };
  return { ...running, stop };
}

/** The list of media types of this nginx, beside its own configuration. */
function onMachine(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  return path.join(path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
}
