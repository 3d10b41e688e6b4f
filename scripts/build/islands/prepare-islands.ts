import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Islands } from '@/islands/setting';
import { startScript } from '@/lib/page/first-paint';
import { type PageStep, pageNames, readPages } from '../finish-pages';
import { bundleIslands, type Entry, type EntryFiles } from './bundle-islands';
import { type ClientModules, readClientModules, unmarkedComponents } from './client-references';
import { withoutFramework } from './framework-scripts';
import { islandIds, type Page, takeIslands } from './page-islands';
import { routeOf } from './route-of';

const STATIC = path.join('_next', 'static');
const CHUNKS = '_next/static/chunks';
const COMPILED_ROUTES = '.next/server/app';

/** Components of packages that are complete without scripts. */
const needsNoScripts = (file: string) => /(?:^|\/)node_modules\/lucide-react\//.test(file);

/**
 * Bundles a script for each route of the exported pages, in the place of the framework's: pages of one route share it.
 * @returns a step that takes the framework's scripts out of a page and gives it its own, which brings its islands to life
 * (islands/); it throws an Error naming the page, and the component, for what cannot be done
 * @throws Error for a component that cannot be bundled
 */
export async function prepareIslands(folder: string, runtime: Exclude<Islands, 'off'>): Promise<PageStep> {
  const entries = await entriesOf(folder);
  const modules = await readClientModules(COMPILED_ROUTES);
  await removeFramework(folder);
  const distinct = [...new Map([...entries.values()].map((entry) => [entry.join(), entry])).values()];
  const scripts = await bundleIslands(path.join(folder, CHUNKS), distinct, runtime);
  const files = new Map(distinct.map((entry, index) => [entry.join(), scripts[index] ?? []]));
  return (html, name) => {
    const entry = entries.get(routeOf(name)) ?? [];
    return withScript(readPage(html, name, modules), entry, files.get(entry.join()) ?? []);
  };
}

/** The components of each route, by its name. Of the pages nothing else is kept. */
async function entriesOf(folder: string): Promise<ReadonlyMap<string, Entry>> {
  const names = await pageNames(folder);
  const found = new Map(names.map((name) => [routeOf(name), new Set<string>()]));
  await readPages(folder, names, (html, name) => {
    const route = found.get(routeOf(name));
    for (const id of islandIds(html)) route?.add(id);
  });
  return new Map(Array.from(found, ([route, ids]) => [route, [...ids].sort()]));
}

async function removeFramework(folder: string): Promise<void> {
  const files = await readdir(path.join(folder, STATIC), { recursive: true });
  const scripts = files.filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => rm(path.join(folder, STATIC, name))));
}

function readPage(html: string, name: string, modules: ClientModules): Page {
  const [unmarked] = unmarkedComponents(html, modules, needsNoScripts);
  if (unmarked) {
    throw new Error(
      `${name}: nothing would hydrate the client component ${unmarked}. Render it as JSX (<Component />) in a component of this project: createElement, cloneElement, a package's server component, template.tsx and error.tsx bypass the island runtime.`,
    );
  }
  return takeIslands(withoutFramework(html, name), name);
}

/** The page with what its islands are given, and with the script that wakes them. */
function withScript({ html, islands }: Page, entry: Entry, files: EntryFiles): string {
  const given = JSON.stringify(islands.map(({ id, props }) => [entry.indexOf(id), props])).replaceAll('<', '\\u003c');
  const ahead = files.map((file) => `<link rel="modulepreload" href="/${CHUNKS}/${file}" fetchpriority="low"/>`);
  // After all that it looks for. Not deferred: a script that never comes would keep the page from being called complete.
  const script = `<script type="module" async src="/${CHUNKS}/${files[0]}" fetchpriority="low"></script>`;
  const waiting = `<template id="scripts">${ahead.join('')}${script}</template><script>${startScript}</script>`;
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="islands">${given}</script>${waiting}</body>`,
  );
}
