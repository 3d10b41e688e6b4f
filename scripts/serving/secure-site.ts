import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from './own-certificate';
import { answerFrom } from './static-server';

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
  const identity = identityOf(hostname);
  const server = createServer(identity.tls, answerFrom(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://${hostname}/`,
    browserArguments: [
      `--host-resolver-rules=MAP ${hostname}:443 127.0.0.1:${port}, MAP * ~NOTFOUND`,
      identity.browserArgument,
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Identity = {
  readonly tls: { readonly cert: string; readonly key: string };
  /** Has a Chromium trust whoever holds the key. */
  readonly browserArgument: string;
};

/** A certificate of this run's own, and how a browser is told to trust it. */
export function identityOf(host: string): Identity {
  const { certificate: cert, key } = ownCertificate(host);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  // `--ignore-certificate-errors` would also switch off the browser's cache for the host.
  return { tls: { cert, key }, browserArgument: `--ignore-certificate-errors-spki-list=${hash}` };
}
