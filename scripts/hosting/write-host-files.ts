import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site/site';
import { headersFile, nginxConf, responseHeaders, vercelJson, withSignIn } from './response-headers';

/** Configuration of the dealer's own server; it is not served. */
const HOSTING_FOLDER = 'hosting';

/** Writes the headers for every host: into the site where the host reads them there, else into HOSTING_FOLDER. */
export async function writeHostFiles(siteFolder: string, withDesk: boolean): Promise<void> {
  const rules = withDesk ? withSignIn(responseHeaders) : responseHeaders;
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await Promise.all([
    writeFile(path.join(siteFolder, '_headers'), headersFile(rules)),
    writeFile(path.join(siteFolder, 'vercel.json'), vercelJson(rules)),
    writeFile(path.join(HOSTING_FOLDER, 'nginx.conf'), nginxConf(rules, '/var/www/site', new URL(site.url).hostname)),
  ]);
}
