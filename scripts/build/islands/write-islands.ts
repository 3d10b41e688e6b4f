import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Islands } from '@/islands/setting';
import { bundleIslands, type Entry, type EntryFiles } from './bundle-islands';
import { withoutFramework } from './framework-scripts';
import { type Island, takeIslands } from './page-islands';
import { routeOf } from './route-of';

const STATIC = path.join('_next', 'static');
const CHUNKS = '_next/static/chunks';

type Page = { readonly name: string; readonly html: string; readonly islands: readonly Island[] };

/**
 * Takes the framework's scripts out of the exported pages and gives each page one of its own, which brings its islands to
 * life (islands/). Pages of one route share it.
 * @throws Error naming the page, and the component, for what cannot be done
 */
export async function writeIslands(folder: string, runtime: Exclude<Islands, 'off'>): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const pages = await Promise.all(files.filter((name) => name.endsWith('.html')).map((name) => readPage(folder, name)));
  const entries = entriesOf(pages);

  const framework = files.filter((name) => name.startsWith(STATIC) && name.endsWith('.js'));
  await Promise.all(framework.map((name) => rm(path.join(folder, name))));

  const distinct = [...new Map([...entries.values()].map((entry) => [entry.join(), entry])).values()];
  const scripts = await bundleIslands(path.join(folder, CHUNKS), distinct, runtime);
  await Promise.all(
    pages.map((page) => {
      const entry = entries.get(routeOf(page.name)) ?? [];
      const files = scripts[distinct.findIndex((one) => one.join() === entry.join())] ?? [];
      return writeFile(path.join(folder, page.name), withScript(page, entry, files));
    }),
  );
}

async function readPage(folder: string, name: string): Promise<Page> {
  const html = await readFile(path.join(folder, name), 'utf8');
  const page = { name, ...takeIslands(withoutFramework(html, name), name) };
  if (page.islands.length > 0) return page;
  // The header and the footer of every page have some.
  throw new Error(
    `${name} has no islands: Next marks client components in another way than islands/mark-island.ts knows. ISLANDS=off builds without islands.`,
  );
}

/** The components of each route, by its name. */
function entriesOf(pages: readonly Page[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { name, islands } of pages) {
    const route = routeOf(name);
    const ids = [...(entries.get(route) ?? []), ...islands.map(({ id }) => id)];
    entries.set(route, [...new Set(ids)].sort());
  }
  return entries;
}

/** The page with what its islands are given, and with the script that wakes them. */
function withScript({ html, islands }: Page, entry: Entry, files: EntryFiles): string {
  const given = JSON.stringify(islands.map(({ id, props }) => [entry.indexOf(id), props])).replaceAll('<', '\\u003c');
  // What is seen first comes first: pictures and fonts before what only wakes.
  const ahead = files.map((file) => `<link rel="modulepreload" href="/${CHUNKS}/${file}" fetchpriority="low"/>`);
  // After all that it looks for. Not deferred: a script that never comes would keep the page from being called complete.
  const script = `<script type="module" async src="/${CHUNKS}/${files[0]}" fetchpriority="low"></script>`;
  return html
    .replace('</head>', () => `${ahead.join('')}</head>`)
    .replace('</body>', () => `<script type="application/json" id="islands">${given}</script>${script}</body>`);
}
