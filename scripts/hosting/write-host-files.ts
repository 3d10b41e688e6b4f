import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site/site';
import { headersFile, nginxConf, responseHeaders, vercelJson } from './response-headers';

/** Where the dealer finds what is not served: the configuration of their own server. */
const HOSTING_FOLDER = 'hosting';

/** Writes the same headers for every host: into the site where the host reads them there, else beside it. */
export async function writeHostFiles(siteFolder: string): Promise<void> {
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await Promise.all([
    writeFile(path.join(siteFolder, '_headers'), headersFile(responseHeaders)),
    writeFile(path.join(siteFolder, 'vercel.json'), vercelJson(responseHeaders)),
    writeFile(
      path.join(HOSTING_FOLDER, 'nginx.conf'),
      nginxConf(responseHeaders, '/var/www/site', new URL(site.url).hostname),
    ),
  ]);
}
