import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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
