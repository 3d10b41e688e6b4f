import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import { type AddressInfo, isIP } from 'node:net';
import { generate } from 'selfsigned';
import { answerFrom } from '@/scripts/serving/static-server';

export type SecureSite = {
  /** The site's own address, 'https://www.nyota.example/', so that no port shows in a screenshot. */
  readonly address: string;
  /** They make Chromium find the site, trust it, and reach nothing else. */
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
  /** Makes Chromium trust the owner of the key. */
  readonly browserArgument: string;
};

/** A certificate for this run, and the argument that makes Chromium trust it. */
export function identityOf(host: string): Identity {
  const { certificate: cert, key } = ownCertificate(host);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  // `--ignore-certificate-errors` would also switch off the browser's cache for the host.
  return { tls: { cert, key }, browserArgument: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** In PEM. The certificate is its own authority. */
export type Certificate = { readonly certificate: string; readonly key: string };

/** Valid for a day. */
export function ownCertificate(host: string): Certificate {
  const { cert, private: key } = generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    days: 1,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [isIP(host) ? { type: 7, ip: host } : { type: 2, value: host }] },
    ],
  });
  return { certificate: cert, key };
}
