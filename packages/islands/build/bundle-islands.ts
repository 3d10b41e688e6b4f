import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  type InputOptions,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RolldownOutput,
  rolldown,
} from 'rolldown';
import { buildValues } from './build-values';
import { BROWSERS } from './inline-script';

/** The client components of one script, by their ids: '[project]/file.tsx#Name'. */
export type Entry = readonly string[];

/** Content that a page shows only when its island is hydrated. */
export type Urgent = {
  readonly selector: string;
  /** Names of modules that it imports dynamically. */
  readonly chunks: readonly string[];
};

export type EntryFiles = {
  /** The script itself first, then those it imports. */
  readonly initial: readonly string[];
  /** Chunks that load later, but ahead on a page that is in a hurry. */
  readonly urgent: readonly string[];
};

const RUNTIME = 'islands-runtime';
const START = 'start';
const SHARED = 'shared';
const LAZY = 'lazy';
const IMPORT = 'importModule';

const inPackage = (file: string) => path.join(import.meta.dirname, '..', file);

/** The names of React that all pages share. An island that imports more gets preact/compat on its page. */
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
};

/** 'react' and 'react-dom' of a page that needs more than the shared names. */
const compatModule = `export * from 'preact/compat';
export { default } from 'preact/compat';
export { useId, useSyncExternalStore } from ${JSON.stringify(inPackage('runtime/preact/hooks.ts'))};`;

/** An import of one of these needs more than the shared runtime. */
const NEEDS_COMPAT = new Set(['react-dom', 'react-dom/client', 'scheduler']);

/** Modules that no built page has, each with its alternative. */
const ALTERNATIVES: readonly { readonly isName: (id: string) => boolean; readonly use: string }[] = [
  {
    isName: (id) => /^next(\/|$)/.test(id),
    use: 'Next runs at the build only: use a plain <a>, <img> or location.',
  },
  {
    isName: (id) => /^react-dom\/(server|static)/.test(id),
    use: 'render markup in a server component and pass it as a prop.',
  },
  {
    isName: (id) => id === 'server-only' || isBuiltin(id),
    use: 'do it in a server component and pass the result as a prop.',
  },
];

/**
 * Bundles one script for each list of components into a folder. The runtime is a file that all pages share; a page's
 * script holds what its components use. Lazy components ('use lazy') and dynamic imports are files of their own.
 * @throws Error for a component without a file, or with imports that no page has
 */
export async function bundleIslands(
  folder: string,
  entries: readonly Entry[],
  urgent?: Urgent,
): Promise<readonly EntryFiles[]> {
  const shared = await bundle('islands', {
    resolve: { alias: { '@': process.cwd(), ...sharedAliases } },
    plugins: [startAt(runtimeModule)],
  });
  await save(folder, shared);
  const files: EntryFiles[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = `page-${index + 1}`;
    const { initial, later } = await bundlePage(folder, name, entry, shared, urgent);
    const chunks = later.filter(({ fileName }) =>
      urgent?.chunks.some((chunk) => fileName.startsWith(`${name}-${chunk}-`)),
    );
    const ahead = new Set(chunks.flatMap(({ fileName, imports }) => [fileName, ...imports]));
    files.push({ initial, urgent: [...ahead].filter((file) => !initial.includes(file)) });
  }
  return files;
}

async function bundlePage(
  folder: string,
  name: string,
  entry: Entry,
  shared: Bundle,
  urgent?: Urgent,
): Promise<SavedFiles> {
  const needs: Needs = new Map();
  const needsMore = (file = '', name = 'names of React') => addNeed(needs, file, name);
  const own = await bundle(name, {
    onUndefined: needsMore,
    resolve: { alias: { '@': process.cwd() } },
    external: SHARED,
    output: { ...oneFileFirst, paths: { [SHARED]: `./${shared[0].fileName}` } },
    plugins: [
      ...pagePlugins(entry, urgent),
      noticeCompat(needs),
      virtual(['react', 'react/jsx-runtime', RUNTIME], `export { ${shared[0].exports.join(', ')} } from '${SHARED}';`),
    ],
  }).catch((error: unknown) => {
    const missing = missingExports(error);
    if (!missing) throw error;
    for (const { file, name } of missing) needsMore(file, name);
    return null;
  });
  if (own && needs.size === 0) return save(folder, own, shared[0].fileName);

  const compat = await bundle(name, {
    // Packages import names of newer React versions, and work without them.
    onUndefined: (file) =>
      console.log(`Note: ${relative(file)} uses a name of React that preact/compat does not have.`),
    resolve: { alias: { '@': process.cwd(), ...compatAliases, [RUNTIME]: inPackage('runtime/index.ts') } },
    output: oneFileFirst,
    plugins: [...pagePlugins(entry, urgent), virtual(['react', 'react-dom'], compatModule)],
  }).catch((error: unknown) => {
    const missing = missingExports(error);
    if (!missing) throw error;
    const imports = missing.map(({ file, name }) => `${relative(file)} imports ${name}`);
    throw new Error(`${imports.join('; ')}: preact/compat has no such name.`);
  });
  const [{ fileName, code }] = compat;
  const reasons = Array.from(needs, ([file, names]) => `${relative(file)} imports ${[...names].join(', ')}`);
  const kilobytes = (brotliCompressSync(code).length / 1000).toFixed(1);
  console.log(`Note: ${fileName} holds preact/compat, ${kilobytes} kB in all, because ${reasons.join('; ')}.`);
  return save(folder, compat);
}

type SavedFiles = { readonly initial: readonly string[]; readonly later: readonly OutputChunk[] };

/**
 * A page starts with one file, though files that load later use parts of it. A module that only they use is left to them,
 * even if a module of the start imports it.
 */
const oneFileFirst: OutputOptions = {
  codeSplitting: { groups: [{ name: START, tags: ['$initial'], includeDependenciesRecursively: false }] },
};

/**
 * Writes a script's files.
 * @throws Error when it imports a file at its start that the page does not preload
 */
async function save(folder: string, [own, ...rest]: Bundle, ...preloaded: readonly string[]): Promise<SavedFiles> {
  const stray = own.imports.find((file) => !preloaded.some((known) => file.endsWith(known)));
  if (stray) throw new Error(`${own.fileName} imports ${stray} at its start, which no page preloads.`);
  await mkdir(folder, { recursive: true });
  for (const file of [own, ...rest]) {
    await writeFile(path.join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  }
  return { initial: [own.fileName, ...preloaded], later: rest.filter((file) => file.type === 'chunk') };
}

const pagePlugins = (entry: Entry, urgent?: Urgent): Plugin[] => [
  startAt(pageModule(entry, urgent)),
  ...lazyGroups(entry).map((group) => virtual([group], lazyModule(entry, group))),
];

type BundleOptions = InputOptions & {
  readonly output?: OutputOptions;
  /** Called for a file that uses a name which a namespace ('import * as React') does not have. Without it, the build fails. */
  readonly onUndefined?: (file?: string) => void;
};

/** The files of a script, itself first. */
type Bundle = RolldownOutput['output'];

async function bundle(
  name: string,
  { output: more, onUndefined, plugins, ...options }: BundleOptions,
): Promise<Bundle> {
  const rejected: string[] = [];
  const build = await rolldown({
    ...options,
    plugins: [plugins, rejectImports(rejected), buildValues, repeatableImports],
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
      if (log.code === 'IMPORT_IS_UNDEFINED' && onUndefined) onUndefined(log.id);
      // Directives such as 'use client' have done their work.
      else if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(log.message);
    },
  });
  try {
    const { output } = await build.generate({
      ...more,
      entryFileNames: `${name}-[hash].js`,
      chunkFileNames: ({ name: part }) => `${name}-${part.replace(/^\W*_?/, '')}-[hash].js`,
      minify: true,
      comments: false,
    });
    if (rejected.length === 0) return output;
  } catch (error) {
    // A rejected import may cause the other errors.
    if (rejected.length === 0) throw error;
  } finally {
    await build.close();
  }
  throw new Error([...new Set(rejected)].join('\n'));
}

const runtimeModule = [
  `export { ${REACT.join(', ')} } from 'react';`,
  `export { jsx, jsxs } from 'react/jsx-runtime';`,
  `export * from ${JSON.stringify(inPackage('runtime/index.ts'))};`,
].join('\n');

function pageModule(components: Entry, urgent?: Urgent): string {
  const groups = lazyGroups(components);
  const names = components.map((id, index) => (lazyGroup(id) ? 'null' : `c${index}`));
  const lazy = components.flatMap((id, index) => {
    const group = lazyGroup(id);
    return group ? [`${index}: f${groups.indexOf(group)}`] : [];
  });
  return [
    `import { hydrate, hydrateIslands, importModule, whenParsed } from '${RUNTIME}';`,
    `globalThis.${IMPORT} = importModule;`,
    ...importsOf(components, (id) => !lazyGroup(id)),
    ...groups.map((group, index) => `const f${index} = () => import('${group}');`),
    `const lazy = { ${lazy.join(', ')} };`,
    `whenParsed(() => hydrateIslands([${names.join(', ')}], hydrate, async (index) => (await lazy[index]())['c' + index], ${JSON.stringify(urgent?.selector)}));`,
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

/**
 * 'use lazy' after 'use client'. With a word, as in 'use lazy hours', the island has a file apart from other lazy
 * islands.
 */
const LAZY_DIRECTIVE = /^'use client';\s*'use lazy(?: (\w+))?';/;

/** The name of the file that holds a lazy island; undefined for one that is not lazy. */
function lazyGroup(id: string): string | undefined {
  const directive = LAZY_DIRECTIVE.exec(readFileSync(fileOf(id).file, 'utf8'));
  return directive ? [LAZY, directive[1]].filter(Boolean).join('-') : undefined;
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

/** Dynamic imports that can be repeated after a failure (runtime/import-module.ts): all files are in one folder. */
const repeatableImports: Plugin = {
  name: 'repeatable-imports',
  renderChunk: (code) => code.replace(/\bimport\((["'`]\.\/[^"'`]+["'`])\)/g, `${IMPORT}($1)`),
};

const relative = (file = '') => path.relative(process.cwd(), file);

/** The imports of a page beyond the names that all pages share, by file. */
type Needs = Map<string, Set<string>>;

function addNeed(needs: Needs, file: string, name: string) {
  needs.set(file, (needs.get(file) ?? new Set()).add(name));
}

/** Collects why a page needs preact/compat: imports of react-dom, and of react by packages that are CommonJS. */
const noticeCompat = (needs: Needs): Plugin => ({
  name: 'notice-compat',
  resolveId(id, importer, { kind }) {
    if (!NEEDS_COMPAT.has(id) && !(kind === 'require-call' && id in sharedAliases)) return null;
    addNeed(needs, importer ?? '', id);
    return { id, external: true };
  },
});

type Missing = { readonly file: string; readonly name: string };
type BundleError = Partial<Record<'code' | 'id' | 'exporter', string>> & {
  readonly loc?: { line: number; column: number };
};

/** The imports of names which the replacement of React lacks; null for any other error. */
function missingExports(error: unknown): readonly Missing[] | null {
  const errors = (error as { readonly errors?: readonly BundleError[] }).errors;
  if (!errors?.every(({ code, exporter }) => code === 'MISSING_EXPORT' && exporter === '\0react')) return null;
  return errors.map(({ id = '', loc = { line: 1, column: 0 } }) => {
    const line = readFileSync(id, 'utf8').split('\n')[loc.line - 1] ?? '';
    return { file: id, name: /^\w*/.exec(line.slice(loc.column))?.[0] ?? '' };
  });
}

/** Collects a sentence for each import that no page has. */
const rejectImports = (rejected: string[]): Plugin => ({
  name: 'reject-imports',
  resolveId(id, importer) {
    const alternative = ALTERNATIVES.find(({ isName }) => isName(id));
    if (!alternative) return null;
    rejected.push(`${relative(importer)} imports ${id}, which no island can: ${alternative.use}`);
    return { id, external: true };
  },
});

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
