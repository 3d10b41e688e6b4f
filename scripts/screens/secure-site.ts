import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../hosts/own-certificate';
import { answerFrom } from '../static-server';

export type SecureSite = {
  /** 'https://www.nyota.example/': the site's own address, so that no port shows in a picture. */
  readonly address: string;
  /** What a Chromium has to be told to find it there, to trust it, and to reach nothing else. */
  readonly browserArguments: readonly string[];
  readonly close: () => void;
};

/** Serves a folder to browsers of this machine over HTTPS, as if it were published at the address. */
export async function serveSecurely(folder: string, address: string): Promise<SecureSite> {
  const { hostname } = new URL(address);
  const { certificate, key } = certificateFor(hostname);
  const server = createServer({ cert: certificate, key }, answerFrom(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    address: `https://${hostname}/`,
    browserArguments: [
      `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${port}, MAP * ~NOTFOUND`,
      // Not every certificate: a browser keeps nothing of a host whose certificate it was told to overlook.
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function certificateFor(hostname: string): { readonly certificate: Buffer; readonly key: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  try {
    const { certificate, key } = makeCertificate(hostname, folder);
    return { certificate: readFileSync(certificate), key: readFileSync(key) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
