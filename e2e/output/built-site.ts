import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Document, readDocument } from './references';

/** A built site, read as the files it is. */
export type BuiltSite = {
  /** Its own address, as it tells search engines: 'https://cars.example'. */
  readonly url: string;
  /** The one that the dealer accepts, as it tells search engines: 'KES'. */
  readonly currency: string;
  /** Its pages, by their place in the folder: 'vehicles/index.html'. */
  readonly pages: ReadonlyMap<string, Document & { readonly html: string }>;
  readonly sitemap: readonly string[];
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
};

const SITEMAP = '/sitemap.xml';

/** @throws Error when the folder is not there, or its robots.txt names no sitemap. */
export function readSite(folder: string): BuiltSite {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist: run "npm run build" first.`);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const address = /^Sitemap: (\S+)$/m.exec(read('robots.txt'))?.[1];
  if (!address?.endsWith(SITEMAP)) throw new Error(`${folder}/robots.txt names no ${SITEMAP}.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file.split(path.sep).join('/'), read(file)] as const);
  return {
    url: address.slice(0, -SITEMAP.length),
    currency:
      /"currenciesAccepted":"([A-Z]{3})"/.exec(pages.find(([file]) => file === 'index.html')?.[1] ?? '')?.[1] ?? '',
    pages: new Map(pages.map(([file, html]) => [file, { html, ...readDocument(html) }])),
    sitemap: sitemapOf(read, address.slice(0, -SITEMAP.length)),
    read,
    has: (file) => {
      const place = path.join(folder, file);
      return existsSync(place) && statSync(place).isFile();
    },
  };
}

/** The addresses of the sitemap, or of the files that a sitemap index lists. */
function sitemapOf(read: BuiltSite['read'], url: string): readonly string[] {
  const listed = readDocument(read(SITEMAP)).references;
  const parts = listed.filter((address) => address.endsWith('.xml'));
  return [
    ...listed.filter((address) => !parts.includes(address)),
    ...parts.flatMap((address) => readDocument(read(address.slice(url.length))).references),
  ];
}

/** The address of a file; a 404 page has addresses of any depth, and x.html has /x/ or /x. */
export function addressOf({ url }: BuiltSite, file: string): URL {
  return new URL(file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '/'), `${url}/`);
}

export type SitePage = {
  /** Its path in the folder: 'vehicles/index.html'. */
  readonly file: string;
  readonly html: string;
};

/**
 * The pages of a built site in the order of their names, without vehicles.html, a copy of vehicles/index.html.
 * @throws Error when the folder is not there
 */
export async function sitePages(folder: string): Promise<readonly SitePage[]> {
  if (!existsSync(folder)) throw new Error(`${folder}/ does not exist: run "npm run build" first.`);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const pages = new Map<string, SitePage>();
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    pages.set(html, { file: file.split(path.sep).join('/'), html });
  }
  return [...pages.values()];
}
