import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands, type Entry } from './bundle-islands';
import { bundleInlineScript } from './inline-script';
import { checkMarks, readClientModules, withoutFramework } from './next-output';
import { LIST_START, numberIslands, readIslands, takeIslands, withList } from './page-islands';

const STATIC = path.join('_next', 'static');
const CHUNKS = '_next/static/chunks';

type PageStep = (html: string, name: string) => string;

/** The script for the head of each page that records early input. */
export const recordInputScript = () =>
  bundleInlineScript(path.join(import.meta.dirname, '..', 'runtime', 'record-input.ts'), 'recordInput');

/**
 * The step that takes Next's scripts and payload, most of its bytes, out of a page, and marks its islands. It needs no other
 * page.
 * @param inlineScripts that stay in the pages
 * @param compiledRoutes Next's folder of them, with their client reference manifests
 * @throws Error with page and component for an island that could not be hydrated
 */
export async function markIslands(
  inlineScripts: readonly string[],
  compiledRoutes = '.next/server/app',
): Promise<PageStep> {
  const modules = await readClientModules(compiledRoutes);
  return (html, name) => {
    checkMarks(html, name, modules);
    return withList(takeIslands(withoutFramework(html, name, inlineScripts), name));
  };
}

/**
 * Bundles one script for each route of a folder of pages with marked islands.
 * @returns the step that links a page's script
 */
export async function bundleScripts(folder: string): Promise<PageStep> {
  const entries = await entriesOf(folder);
  await removeFrameworkFiles(folder);
  const distinct = [...new Map([...entries.values()].map((entry) => [entry.join(), entry])).values()];
  const scripts = await bundleIslands(path.join(folder, CHUNKS), distinct);
  const links = new Map(distinct.map((entry, index) => [entry.join(), linksTo(scripts[index] ?? [])]));
  return (html, name) => {
    const entry = entries.get(routeOf(name)) ?? [];
    return numberIslands(html, entry, links.get(entry.join()) ?? '');
  };
}

/** The components of each route. Pages are read one by one: ten thousand of them do not fit into memory. */
async function entriesOf(folder: string): Promise<ReadonlyMap<string, Entry>> {
  const found = new Map<string, Set<string>>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const ids = found.get(routeOf(name)) ?? new Set();
    const page = await readFile(path.join(folder, name));
    // Only the end of it is decoded.
    for (const { id } of readIslands(page.toString('utf8', page.lastIndexOf(LIST_START)))) ids.add(id);
    found.set(routeOf(name), ids);
  }
  return new Map(Array.from(found, ([route, ids]) => [route, [...ids].sort()]));
}

/**
 * The route of a page. Sibling pages below a folder share one ('vehicle/1/index.html' and 'vehicle/2/index.html'). Each page at
 * the top has its own.
 */
function routeOf(page: string): string {
  const folder = path.posix.dirname(page.split(path.sep).join('/'));
  const parent = path.posix.dirname(folder);
  return parent === '.' ? page : parent;
}

async function removeFrameworkFiles(folder: string): Promise<void> {
  const files = await readdir(path.join(folder, STATIC), { recursive: true });
  const scripts = files.filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => rm(path.join(folder, STATIC, name))));
}

/** @param files of a page's script, itself first, then those it imports */
function linksTo([script, ...imports]: readonly string[]): string {
  const preloads = imports.map((file) => `<link rel="modulepreload" href="/${CHUNKS}/${file}" fetchpriority="low"/>`);
  return `${preloads.join('')}<script type="module" src="/${CHUNKS}/${script}" fetchpriority="low"></script>`;
}
