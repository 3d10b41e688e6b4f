import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onPath } from '../system/on-path';
import { NotHere } from './run-server';

/** Files in PEM. */
export type Certificate = { readonly authority: string; readonly certificate: string; readonly key: string };

/**
 * A certificate for a host name by an authority that exists for this run only.
 * @throws NotHere without openssl
 */
export function makeCertificate(name: string, folder: string): Certificate {
  const openssl = onPath('openssl');
  if (!openssl) throw new NotHere('there is no openssl here: install it and run this again.');
  const [authority, authorityKey, request, key, certificate, extension] = [
    'authority.pem',
    'authority.key',
    'site.csr',
    'site.key',
    'site.pem',
    'extension',
  ].map((file) => path.join(folder, file)) as [string, string, string, string, string, string];
  const run = (...args: readonly string[]) => execFileSync(openssl, args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  run('req', '-x509', ...newKey, '-keyout', authorityKey, '-out', authority, '-days', '1', '-subj', '/CN=This run');
  run('req', ...newKey, '-keyout', key, '-out', request, '-subj', `/CN=${name}`);
  writeFileSync(extension, `subjectAltName=DNS:${name}`);
  run(
    ...['x509', '-req', '-in', request, '-CA', authority, '-CAkey', authorityKey, '-CAcreateserial'],
    ...['-out', certificate, '-days', '1', '-extfile', extension],
  );
  return { authority, certificate, key };
}
