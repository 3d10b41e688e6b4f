import { isIP } from 'node:net';
import { generate } from 'selfsigned';

/** In PEM. The certificate is its own authority: whoever is to trust it is given the certificate. */
export type Certificate = { readonly certificate: string; readonly key: string };

const DAY_MS = 86_400_000;

/** A certificate for a host's name or IP address, good for a day, whose key nobody else has. */
export async function ownCertificate(host: string): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [isIP(host) ? { type: 7, ip: host } : { type: 2, value: host }] },
    ],
  });
  return { certificate: cert, key };
}
