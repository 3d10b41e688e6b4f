import { get } from 'node:https';
import { connect, type SecureVersion } from 'node:tls';
import { site } from '@/lib/site/site';
import { startTlsNginx } from './nginx';

const { hostname } = new URL(site.url);
/** Sends no name of its own to the log, and trusts the certificate made here. */
const CLIENT = { host: '127.0.0.1', servername: hostname, rejectUnauthorized: false };

/**
 * Starts nginx with hosting/nginx-tls.conf and returns the faults: a redirect, a version of TLS, a header.
 * @throws NotHere where nginx is not installed
 */
export async function tlsFaults(folder: string): Promise<readonly string[]> {
  const nginx = await startTlsNginx(folder);
  try {
    const faults: string[] = [];
    const expect = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`);
    };
    const plain = await fetch(`${nginx.origin}/vehicles/?brand=a`, { redirect: 'manual' });
    expect('the answer to http://', plain.status, 301);
    expect('its address', plain.headers.get('location'), `https://${hostname}/vehicles/?brand=a`);
    expect('Server', plain.headers.get('server'), 'nginx');
    const page = await headersOver(nginx.securePort);
    expect('the answer to https://', page.status, 200);
    expect('Cache-Control of a page', page.headers['cache-control'], 'no-cache');
    for (const [version, isWanted] of [
      ['TLSv1.1', false],
      ['TLSv1.2', true],
      ['TLSv1.3', true],
    ] as const) {
      expect(`${version} is accepted: it`, await accepts(nginx.securePort, version), isWanted);
    }
    return faults;
  } finally {
    await nginx.stop();
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
