import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site/site';
import {
  cacheRules,
  type HeaderRule,
  headersFile,
  mergeRules,
  nginxConf,
  responseHeaders,
  vercelJson,
} from './response-headers';

/** Configuration of the dealer's own server; it is not served. */
const HOSTING_FOLDER = 'hosting';
const CERTIFICATE = { certificate: '/etc/nginx/site.pem', key: '/etc/nginx/site.key' };

/** The host files of a built site: headers, redirects, configuration. */
async function headersOf(siteFolder: string): Promise<readonly HeaderRule[]> {
  const entries = [...(await entriesOf(siteFolder, '')), ...(await entriesOf(siteFolder, 'pictures/').catch(() => []))];
  const caching = cacheRules(entries.filter(({ name }) => !HOST_FILES.includes(name)));
  const rules = mergeRules([...responseHeaders, ...caching]);
  if (rules.length > MOST_RULES) throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads 100`);
  return rules;
}

async function entriesOf(siteFolder: string, folder: string) {
  const entries = await readdir(path.join(siteFolder, folder), { withFileTypes: true });
  return entries
    .map((entry) => ({ name: folder + entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** developers.cloudflare.com/pages/configuration/headers */
const MOST_RULES = 100;

const HOST_FILES = ['_headers', 'vercel.json'];

/** Writes the headers for every host: into the site where the host reads them there, else into HOSTING_FOLDER. */
export async function writeHostFiles(siteFolder: string): Promise<void> {
  const rules = await headersOf(siteFolder);
  const nginx = { root: '/var/www/site', serverName: new URL(site.url).hostname };
  await mkdir(HOSTING_FOLDER, { recursive: true });
  await Promise.all([
    writeFile(path.join(siteFolder, '_headers'), headersFile(rules)),
    writeFile(path.join(siteFolder, 'vercel.json'), vercelJson(rules)),
    writeFile(path.join(HOSTING_FOLDER, 'nginx.conf'), nginxConf(rules, nginx)),
    writeFile(path.join(HOSTING_FOLDER, 'nginx-tls.conf'), nginxConf(rules, { ...nginx, tls: CERTIFICATE })),
  ]);
}
