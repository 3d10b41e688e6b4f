import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleIslands, type Entry, type EntryFiles, type Urgent } from './bundle-islands';
import { readClientModules, unmarkedComponents } from './client-references';
import { withoutFramework } from './framework-scripts';
import { bundleInlineScript } from './inline-script';
import { LIST_START, numberIslands, readIslands, takeIslands, withList } from './page-islands';
import { routeOf } from './route-of';

const STATIC = path.join('_next', 'static');
const CHUNKS = '_next/static/chunks';
const RUNTIME = path.join(import.meta.dirname, '..', 'runtime');
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

type PageStep = (html: string, name: string) => string;

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
  const record = await bundleInlineScript(path.join(RUNTIME, 'record-input.ts'), 'recordInput');
  const reload = await bundleInlineScript(path.join(RUNTIME, 'reload-stale.ts'), 'reloadStale');
  const defer = await bundleInlineScript(path.join(RUNTIME, 'defer-pictures.ts'), 'deferPictures');
  return (html, name) => {
    const [unmarked] = unmarkedComponents(html, modules);
    if (unmarked) {
      throw new Error(
        `${name}: nothing would hydrate the client component ${unmarked}. Render it as JSX (<Component />) in a component of this project: createElement, cloneElement, a package's server component, template.tsx and error.tsx bypass the island runtime.`,
      );
    }
    if (!CHARSET.test(html)) throw new Error(`${name} has no <meta charset="utf-8">.`);
    return withList(takeIslands(withoutFramework(html, name, inlineScripts), name)).replace(
      CHARSET,
      (charset) => `${charset}<script>${record};${reload};${defer}</script>`,
    );
  };
}

/**
 * Bundles one script for each route of a folder of pages with marked islands. A template marked data-scripts gets the
 * script, and preloads for urgent content.
 * @returns the step that links a page's script
 */
export async function bundleScripts(folder: string, urgent: Urgent): Promise<PageStep> {
  const entries = await entriesOf(folder);
  await removeFrameworkFiles(folder);
  const distinct = [...new Map([...entries.values()].map((entry) => [entry.join(), entry])).values()];
  const scripts = await bundleIslands(path.join(folder, CHUNKS), distinct, urgent);
  const files = new Map(distinct.map((entry, index) => [entry.join(), scripts[index] as EntryFiles]));
  const start = await bundleInlineScript(path.join(RUNTIME, 'start-page.ts'), 'startPage');

  return (html, name) => {
    const entry = entries.get(routeOf(name)) ?? [];
    return withScript(html, entry, files.get(entry.join()) ?? { initial: [], urgent: [] }, start);
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

async function removeFrameworkFiles(folder: string): Promise<void> {
  const files = await readdir(path.join(folder, STATIC), { recursive: true });
  const scripts = files.filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => rm(path.join(folder, STATIC, name))));
}

function withScript(html: string, entry: Entry, { initial, urgent }: EntryFiles, start: string): string {
  const preloads = (files: readonly string[], attributes = '') =>
    files.map((file) => `<link rel="modulepreload" href="/${CHUNKS}/${file}"${attributes}/>`).join('');
  // Not deferred: a script that never loads would keep the page from being complete. A module runs once, however often it
  // is in the page.
  const scriptOf = (attributes = '') =>
    `<script type="module" async src="/${CHUNKS}/${initial[0]}"${attributes}></script>`;
  const waiting = `<template id="scripts">${preloads(initial, ' fetchpriority="low"')}${scriptOf(' fetchpriority="low"')}</template><script>${start}</script>`;
  return numberIslands(html, entry, waiting).replace(
    '<template data-scripts="">',
    (template) => template + preloads([...initial, ...urgent]) + scriptOf(),
  );
}
