import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type InputOptions, type OutputOptions, type Plugin, type RolldownOutput, rolldown } from 'rolldown';
import { buildValues } from './build-values';
import { BROWSERS } from './inline-script';

/** The client components of one script, by their ids: '[project]/file.tsx#Name'. */
export type Entry = readonly string[];

const RUNTIME = 'islands-runtime';
const START = 'start';
const SHARED = 'shared';
const LAZY = 'lazy';
const IMPORT = 'importModule';

const inPackage = (file: string) => path.join(import.meta.dirname, '..', file);

/** The names of React that all pages share. An island that imports more has the directive 'use compat'. */
const REACT = [
  ...['createElement', 'Fragment', 'useCallback', 'useEffect', 'useId', 'useLayoutEffect', 'useMemo', 'useReducer'],
  ...['useRef', 'useState', 'useSyncExternalStore'],
];

const JSX_RUNTIME = inPackage('runtime/preact/jsx-runtime.ts');

const sharedAliases = { 'react/jsx-runtime': JSX_RUNTIME, react: inPackage('runtime/preact/react.ts') };

const compatAliases = {
  'react/jsx-runtime': JSX_RUNTIME,
  'react-dom/client': 'preact/compat/client',
  scheduler: 'preact/compat/scheduler',
  [RUNTIME]: inPackage('runtime/index.ts'),
};

/** 'react' and 'react-dom' of a page with preact/compat. */
const compatModule = `export * from 'preact/compat';
export { default } from 'preact/compat';
export { useId, useSyncExternalStore } from ${JSON.stringify(inPackage('runtime/preact/hooks.ts'))};`;

const USE_COMPAT = `'use compat' below 'use client' in the island adds preact/compat to its pages, 4 kB.`;

/** The alternative to an import that no page has, or only one with preact/compat. */
function alternativeTo(id: string, isRequired: boolean, isCompat: boolean): string | null {
  if (/^next(\/|$)/.test(id)) return 'Next runs at the build only. Use a plain <a>, <img> or location.';
  if (/^react-dom\/(server|static)/.test(id)) return 'Render markup in a server component and pass it as a prop.';
  if (id === 'server-only' || isBuiltin(id)) return 'Do it in a server component and pass the result as a prop.';
  // A package that is CommonJS may use any name of React.
  const isMore = /^(react-dom|scheduler)(\/|$)/.test(id) || (id === 'react' && isRequired);
  return isMore && !isCompat ? USE_COMPAT : null;
}

/**
 * Bundles one script for each list of components into a folder. The runtime is a file that all pages share; a page's
 * script holds what its components use. Lazy components ('use lazy') and dynamic imports are files of their own.
 * @returns of each script its file, then those that it imports at its start
 * @throws Error for a component without a file, or with imports that no page has
 */
export async function bundleIslands(
  folder: string,
  entries: readonly Entry[],
): Promise<readonly (readonly string[])[]> {
  const [{ fileName, exports }] = await bundle(folder, 'islands', {
    resolve: { alias: sharedAliases },
    plugins: [startAt(runtimeModule)],
  });
  const files: (readonly string[])[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = `page-${index + 1}`;
    const isCompat = entry.some((id) => directivesOf(id).includes('use compat'));
    const options = isCompat ? compatPage(entry) : page(entry, fileName, exports);
    const [script] = await bundle(folder, name, options);
    files.push([script.fileName, ...(isCompat ? [] : [fileName])]);
  }
  return files;
}

/** A page on the shared runtime, a file with these exports. */
const page = (entry: Entry, fileName: string, exports: readonly string[]): Options => ({
  external: SHARED,
  output: { ...oneFileFirst, paths: { [SHARED]: `./${fileName}` } },
  plugins: [
    ...pagePlugins(entry),
    // Behind the rejections, which see a `require` of them.
    virtual(['react', 'react/jsx-runtime', RUNTIME], `export { ${exports.join(', ')} } from '${SHARED}';`),
  ],
});

const compatPage = (entry: Entry): Options => ({
  resolve: { alias: compatAliases },
  output: oneFileFirst,
  plugins: [...pagePlugins(entry, true), virtual(['react', 'react-dom'], compatModule)],
  // Packages ask for names of newer React versions, and work without them.
  ignored: 'IMPORT_IS_UNDEFINED',
});

/**
 * A page starts with one file, though files that load later use parts of it. A module that only they use is left to them,
 * even if a module of the start imports it.
 */
const oneFileFirst: OutputOptions = {
  codeSplitting: { groups: [{ name: START, tags: ['$initial'], includeDependenciesRecursively: false }] },
};

const pagePlugins = (entry: Entry, isCompat = false): Plugin[] => [
  rejectImports(isCompat),
  startAt(pageModule(entry)),
  ...lazyGroups(entry).map((group) => virtual([group], lazyModule(entry, group))),
];

type Options = InputOptions & {
  readonly output?: OutputOptions;
  /** The code of a warning. */
  readonly ignored?: string;
};

/** Writes the files of a script, and returns them, itself first. */
async function bundle(
  folder: string,
  name: string,
  { output: more, plugins, resolve, ignored, ...options }: Options,
): Promise<RolldownOutput['output']> {
  const build = await rolldown({
    ...options,
    resolve: { alias: { '@': process.cwd(), ...resolve?.alias } },
    plugins: [plugins, buildValues, repeatableImports],
    cwd: process.cwd(),
    platform: 'browser',
    // The runtime that tsconfig.json names is for the server.
    tsconfig: false,
    // Reads only the icons that are imported: a third of the time, the same bytes.
    experimental: { lazyBarrel: true },
    transform: {
      jsx: { runtime: 'automatic', importSource: 'react', development: false },
      target: BROWSERS,
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    // A name of the start that a later file uses becomes an export of the start.
    preserveEntrySignatures: 'allow-extension',
    // A constant travels with the code that uses it: the start holds no icons of later files.
    optimization: { inlineConst: { mode: 'all', pass: 1 } },
    checks: { bundlerTimings: false },
    onLog: (level, log) => {
      // Directives such as 'use client' have done their work.
      if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== ignored)
        throw new Error(log.message);
    },
  });
  try {
    const { output } = await build.write({
      ...more,
      dir: folder,
      entryFileNames: `${name}-[hash].js`,
      chunkFileNames: ({ name: part }) => `${name}-${part.replace(/^\W*_?/, '')}-[hash].js`,
      minify: true,
      comments: false,
    });
    return output;
  } catch (error) {
    // A name of React that the shared runtime lacks.
    const { message } = error as Error;
    throw /react["']/.test(message) && !ignored ? new Error(`${message}\n${USE_COMPAT}`) : error;
  } finally {
    await build.close();
  }
}

const runtimeModule = [
  `export { ${REACT.join(', ')} } from 'react';`,
  `export { jsx, jsxs } from 'react/jsx-runtime';`,
  `export * from ${JSON.stringify(inPackage('runtime/index.ts'))};`,
].join('\n');

function pageModule(components: Entry): string {
  const groups = lazyGroups(components);
  const names = components.map((id, index) => (lazyGroup(id) ? 'null' : `c${index}`));
  const lazy = components.flatMap((id, index) => {
    const group = lazyGroup(id);
    return group ? [`${index}: f${groups.indexOf(group)}`] : [];
  });
  return [
    `import { hydrate, hydrateIslands, importModule } from '${RUNTIME}';`,
    `globalThis.${IMPORT} = importModule;`,
    ...importsOf(components, (id) => !lazyGroup(id)),
    ...groups.map((group, index) => `const f${index} = () => import('${group}');`),
    `const lazy = { ${lazy.join(', ')} };`,
    `hydrateIslands([${names.join(', ')}], hydrate, async (index) => (await lazy[index]())['c' + index]);`,
  ].join('\n');
}

function lazyModule(components: Entry, group: string): string {
  const isHere = (id: string) => lazyGroup(id) === group;
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

/** The directives of a component's file: 'use client', 'use lazy'. */
function directivesOf(id: string): readonly string[] {
  const [directives = ''] = /^(?:'use [^']+';\s*)*/.exec(readFileSync(fileOf(id).file, 'utf8')) ?? [];
  return Array.from(directives.matchAll(/'(.+?)'/g), ([, directive = '']) => directive);
}

/**
 * The name of the file that holds a lazy island; undefined for one that is not lazy. With a word, as in 'use lazy hours',
 * the island has a file apart from other lazy islands.
 */
function lazyGroup(id: string): string | undefined {
  const directive = directivesOf(id).find((text) => text.startsWith('use lazy'));
  return directive?.replace('use lazy', LAZY).replace(' ', '-');
}

const lazyGroups = (components: Entry) => [...new Set(components.flatMap((id) => lazyGroup(id) ?? []))].sort();

/** A module that the build writes, under these names. */
const virtual = (names: readonly string[], code: string): Plugin => ({
  name: `virtual-${names[0]}`,
  resolveId: (id) => (names.includes(id) ? `\0${names[0]}` : null),
  load: (id) => (id === `\0${names[0]}` ? code : null),
});

const startAt = (code: string): Plugin => ({
  ...virtual([START], code),
  options: (options) => ({ ...options, input: START }),
});

/**
 * Dynamic imports that can be repeated after a failure (runtime/import-module.ts): all files are in one folder. Each names
 * the files that its file imports: a browser would find them only when that has arrived.
 */
const repeatableImports: Plugin = {
  name: 'repeatable-imports',
  renderChunk: (code, { fileName, imports }, _, { chunks }) =>
    code.replace(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (_, file: string) => {
      const others = chunks[file]?.imports.filter((other) => chunks[other] && ![fileName, ...imports].includes(other));
      return `${IMPORT}(${[file, ...(others ?? [])].map((name) => `"./${name}"`).join()})`;
    }),
};

/** Fails with a sentence for each import that no page has. */
function rejectImports(isCompat: boolean): Plugin {
  const rejected = new Set<string>();
  return {
    name: 'reject-imports',
    resolveId(id, importer, { kind }) {
      const alternative = alternativeTo(id, kind === 'require-call', isCompat);
      if (!alternative) return null;
      rejected.add(`${path.relative(process.cwd(), importer ?? '')} imports ${id}: ${alternative}`);
      return { id, external: true };
    },
    buildEnd() {
      if (rejected.size > 0) throw new Error([...rejected].join('\n'));
    },
  };
}

/**
 * The file of a component. Next names it below the folder it takes for the project's, which may be a parent folder.
 * @throws Error when it does not exist
 */
function fileOf(id: string): { readonly file: string; readonly name: string } {
  const [project = '', name = ''] = id.replace('[project]/', '').split('#');
  for (let root = process.cwd(); ; root = path.dirname(root)) {
    const file = path.join(root, project);
    if (existsSync(file)) return { file, name };
    if (root === path.dirname(root)) throw new Error(`The island ${name} has no file: ${project}`);
  }
}
