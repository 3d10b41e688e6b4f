import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/** In PEM. The certificate is its own authority: whoever trusts the site is given the certificate. */
export type Certificate = { readonly certificate: string; readonly key: string };

/** A certificate for a host name or IP address, valid for a day, with a key of its own. */
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
