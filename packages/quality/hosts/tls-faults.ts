import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { ownCertificate } from '@/e2e/browser/secure-site';
import { site } from '@/lib/site/site';
import { startNginx } from './nginx';
import { freePort } from './run-server';

const { hostname } = new URL(site.url);
/** Sends no name of its own to the log, and trusts the certificate made here. */
const CLIENT = { host: '127.0.0.1', servername: hostname, rejectUnauthorized: false };

/**
 * Starts nginx with hosting/nginx-tls.conf and returns what is wrong: a redirect, a version of TLS, a header.
 * @throws NotHere where nginx is not installed
 */
export async function tlsFaults(folder: string): Promise<readonly string[]> {
  const work = mkdtempSync(path.join(tmpdir(), 'tls-'));
  const { certificate, key } = ownCertificate(hostname);
  writeFileSync(path.join(work, 'site.pem'), certificate);
  writeFileSync(path.join(work, 'site.key'), key);
  const secure = await freePort();
  const conf = readFileSync('hosting/nginx-tls.conf', 'utf8');
  const nginx = await startNginx(folder, (root, port) =>
    conf
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${secure} ssl`)
      .replace('listen [::]:80;', `listen [::1]:${port};`)
      .replace('listen [::]:443', `listen [::1]:${secure}`)
      .replace(/root [^;]+;/, `root ${root};`)
      .replace('/etc/nginx/site.pem', path.join(work, 'site.pem'))
      .replace('/etc/nginx/site.key', path.join(work, 'site.key')),
  );
  try {
    const faults: string[] = [];
    const expect = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`);
    };
    const plain = await fetch(`${nginx.origin}/vehicles/?brand=a`, { redirect: 'manual' });
    expect('the answer to http://', plain.status, 301);
    expect('its address', plain.headers.get('location'), `https://${hostname}/vehicles/?brand=a`);
    expect('Server', plain.headers.get('server'), 'nginx');
    const page = await headersOver(secure);
    expect('the answer to https://', page.status, 200);
    expect('Cache-Control of a page', page.headers['cache-control'], 'no-cache');
    for (const [version, isWanted] of [
      ['TLSv1.1', false],
      ['TLSv1.2', true],
      ['TLSv1.3', true],
    ] as const) {
      expect(`${version} is accepted: it`, await accepts(secure, version), isWanted);
    }
    return faults;
  } finally {
    await nginx.stop();
    rmSync(work, { recursive: true });
  }
}

function headersOver(port: number): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    get({ ...CLIENT, port, path: '/', headers: { host: hostname } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    }).on('error', reject);
  });
}

function accepts(port: number, version: SecureVersion): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { ...CLIENT, port, minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
    const socket = connect(options, () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
