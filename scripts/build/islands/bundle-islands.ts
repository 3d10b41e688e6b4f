import { existsSync } from 'node:fs';
import path from 'node:path';
import { type InputOptions, type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { lateIslands } from '@/islands/late';
import type { Islands } from '@/islands/setting';

/** The client components of one script, by their ids: '[project]/file.tsx#Name'. */
export type Entry = readonly string[];

/** A script's files, itself first, then those it cannot start without. */
export type EntryFiles = readonly string[];

type Runtime = Exclude<Islands, 'off'>;

const RUNTIME = 'islands-runtime';
const START = 'start';
const SHARED = 'shared';

/** As much of React as the components use; what is missing here fails the build. */
const REACT = [
  ...['createElement', 'Fragment', 'useCallback', 'useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useReducer'],
  ...['useRef', 'useState', 'useSyncExternalStore'],
];

/** What stands for React, by the name it is imported by. */
const standIns: Readonly<Record<Runtime, () => Readonly<Record<string, string>>>> = {
  preact: () => ({
    'react/jsx-runtime': path.resolve('islands/preact/jsx-runtime.ts'),
    react: path.resolve('islands/preact/react.ts'),
  }),
  react: () => ({}),
};

/**
 * Bundles one script for each list of components into a folder. The runtime is a file of its own, the same for all pages;
 * each page's script then holds what its components use and no more; what is late (islands/late.ts), and what is opened
 * later, are files of their own.
 * @throws Error when a component has no file, or imports what no page has
 */
export async function bundleIslands(
  folder: string,
  entries: readonly Entry[],
  runtime: Runtime,
): Promise<readonly EntryFiles[]> {
  const shared = await write(folder, 'islands', {
    resolve: { alias: { '@': process.cwd(), ...standIns[runtime]() } },
    plugins: [startAt(runtimeModule(runtime))],
  });
  const sharedModule = `export { ${shared.exports.join(', ')} } from '${SHARED}';`;
  const files: EntryFiles[] = [];
  for (const [index, entry] of entries.entries()) {
    const own = await write(folder, `page-${index + 1}`, {
      resolve: { alias: { '@': process.cwd() } },
      external: SHARED,
      output: {
        paths: { [SHARED]: `./${shared.fileName}` },
        // What a page starts with is one file, though what comes later uses parts of it.
        codeSplitting: { groups: [{ name: START, tags: ['$initial'] }] },
      },
      plugins: [
        startAt(pageModule(entry)),
        ...Object.keys(lateIslands).map((late) => written([late], lateModule(entry, late))),
        written(['react', 'react/jsx-runtime', RUNTIME], sharedModule),
        slimIcons,
        refuseFramework,
      ],
    });
    const [stray] = own.imports.filter((file) => !file.endsWith(shared.fileName));
    if (stray)
      throw new Error(`${own.fileName} needs ${stray} to start, which nothing fetches ahead and nobody weighs.`);
    files.push([own.fileName, shared.fileName]);
  }
  return files;
}

async function write(
  dir: string,
  name: string,
  { output: more, ...options }: InputOptions & { readonly output?: OutputOptions },
): Promise<OutputChunk> {
  const bundle = await rolldown({
    ...options,
    cwd: process.cwd(),
    platform: 'browser',
    // Elements are created by React's runtime, or what stands for it; tsconfig.json names the one that marks islands.
    tsconfig: false,
    // Of the icons, only those that are named are read: a third of the time, the same bytes.
    experimental: { lazyBarrel: true },
    transform: {
      jsx: { runtime: 'automatic', importSource: 'react', development: false },
      // The browsers of CONTRIBUTING.md.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    // A slow machine is no fault of the page.
    checks: { bundlerTimings: false },
    onLog: (level, log) => {
      // 'use client' has done its work.
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message);
    },
  });
  const { output } = await bundle.write({
    ...more,
    dir,
    entryFileNames: `${name}-[hash].js`,
    chunkFileNames: ({ name: part }) => `${name}-${part.replace(/^\W*_?/, '')}-[hash].js`,
    minify: true,
    comments: false,
  });
  await bundle.close();
  return output[0];
}

/** The runtime and what of React the components use. */
function runtimeModule(runtime: Runtime): string {
  return [
    `export { ${REACT.join(', ')} } from 'react';`,
    `export { jsx, jsxs } from 'react/jsx-runtime';`,
    `export { hydrateIslands } from '@/islands/hydrate-islands';`,
    `export { hydrate } from '@/islands/${runtime}/hydrate-range';`,
  ].join('\n');
}

function pageModule(components: Entry): string {
  const files = [...new Set(components.flatMap((id) => lateFileOf(id) ?? []))];
  const names = components.map((id, index) => (lateFileOf(id) ? 'null' : `c${index}`));
  const late = components.flatMap((id, index) => {
    const file = lateFileOf(id);
    return file ? [`${index}: f${files.indexOf(file)}`] : [];
  });
  return [
    `import { hydrate, hydrateIslands } from '${RUNTIME}';`,
    ...importsOf(components, (id) => !lateFileOf(id)),
    ...files.map((file, index) => `const f${index} = () => import('${file}');`),
    `const late = { ${late.join(', ')} };`,
    `hydrateIslands([${names.join(', ')}], hydrate, async (index) => (await late[index]())['c' + index]);`,
  ].join('\n');
}

function lateModule(components: Entry, late: string): string {
  const isHere = (id: string) => lateFileOf(id) === late;
  const names = components.flatMap((id, index) => (isHere(id) ? [`c${index}`] : []));
  return [...importsOf(components, isHere), `export { ${names.join(', ')} };`].join('\n');
}

function importsOf(components: Entry, isWanted: (id: string) => boolean): readonly string[] {
  return components.flatMap((id, index) => {
    if (!isWanted(id)) return [];
    const { file, name } = fileOf(id);
    return [`import { ${name} as c${index} } from ${JSON.stringify(file)};`];
  });
}

/** The file in which the code of a late island comes. */
const lateFileOf = (id: string) =>
  Object.keys(lateIslands).find((file) => lateIslands[file]?.some((late) => id.endsWith(`/${late}`)));

/** A module of the build's own, in the place of others. */
const written = (names: readonly string[], code: string): Plugin => ({
  name: `written-${names[0]}`,
  resolveId: (id) => (names.includes(id) ? `\0${names[0]}` : null),
  load: (id) => (id === `\0${names[0]}` ? code : null),
});

const startAt = (code: string): Plugin => ({
  ...written([START], code),
  options: (options) => ({ ...options, input: START }),
});

/** Of the icons' package no more than the drawings. */
const slimIcons: Plugin = {
  name: 'slim-icons',
  resolveId: (id, importer) =>
    importer?.includes('lucide-react') && id.endsWith('/createLucideIcon.mjs')
      ? path.resolve('islands/lucide-icon.ts')
      : null,
  load(id) {
    if (/lucide-react\/dist\/esm\/Icon\.mjs$/.test(id)) return 'export default null;';
    if (/lucide-react\/dist\/esm\/context\.mjs$/.test(id))
      return 'export const LucideProvider = null, useLucideContext = null;';
    return null;
  },
  // Each line of a drawing has a key, which only a list that changes needs, and noise is what packs worst.
  transform: (code, id) =>
    /lucide-react\/dist\/esm\/icons\//.test(id)
      ? code.replace(/, key: "\w+"/g, '').replace(/^__iconData\.node;$|^ *size: 24,$/gm, '')
      : null,
};

/** An island is a plain component: the framework has no part on the built pages. */
const refuseFramework: Plugin = {
  name: 'refuse-framework',
  resolveId(id, importer) {
    if (id !== 'next' && !id.startsWith('next/')) return null;
    const file = path.relative(process.cwd(), importer ?? '');
    throw new Error(`${file} imports ${id}, which no island can: Next stays behind at the build.`);
  },
};

/**
 * The file of a component. Next names it below the folder it takes for the project's, which may be one further up.
 * @throws Error when it is not there
 */
function fileOf(id: string): { readonly file: string; readonly name: string } {
  const [project = '', name = ''] = id.replace('[project]/', '').split('#');
  for (let root = process.cwd(); ; root = path.dirname(root)) {
    const file = path.join(root, project);
    if (existsSync(file)) return { file, name };
    if (root === path.dirname(root)) throw new Error(`The island ${name} has no file: ${project}`);
  }
}
