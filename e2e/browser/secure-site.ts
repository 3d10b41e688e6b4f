import { createHash, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { generate } from 'selfsigned';

export type Identity = {
  readonly tls: { readonly cert: string; readonly key: string };
  /** Makes Chromium trust the owner of the key. */
  readonly browserArgument: string;
};

/** A certificate of its own authority, valid for a day, and the argument that makes Chromium trust it. */
export function identityOf(host: string): Identity {
  const { cert, private: key } = generate([{ name: 'commonName', value: host }], {
    keySize: 2048,
    algorithm: 'sha256',
    days: 1,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [isIP(host) ? { type: 7, ip: host } : { type: 2, value: host }] },
    ],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  // `--ignore-certificate-errors` would also switch off the browser's cache for the host.
  return { tls: { cert, key }, browserArgument: `--ignore-certificate-errors-spki-list=${hash}` };
}
