import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Folders that import each other in a cycle can only be read, moved and tested together. The folder of a file is its
 * second level ('lib/catalogue'), in packages/ its third ('packages/islands/build'). Tests may import from anywhere.
 */

const IMPORT = /^(?:import|export)\b[^;'"]*?(?:\bfrom )?'([^']+)'|\bimport\('([^']+)'\)/gm;
const TEST = /\.(?:test|spec|sweep)\.tsx?$|\/testing\//;

const sources = new Set(
  ['app', 'components', 'e2e', 'lib', 'packages', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { encoding: 'utf8', recursive: true }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file) && !file.includes('node_modules/')),
);

/** Null for a file of a top-level folder, as scripts/build.ts; a file of a package's root belongs to the package. */
function folderOf(file: string): string | null {
  const folders = file.split('/').slice(0, -1);
  return folders.length > 1 ? folders.slice(0, file.startsWith('packages/') ? 3 : 2).join('/') : null;
}

function resolved(from: string, name: string): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const file = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`].find((candidate) => sources.has(candidate));
}

type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Folder -> imported folder -> one import between them. */
function importsBetweenFolders(): Imports {
  const imports = new Map<string, Map<string, string>>();
  for (const file of sources) {
    const from = folderOf(file);
    if (from === null) continue;
    for (const [, ...names] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolved(file, names.find(Boolean) ?? '');
      const to = target && folderOf(target);
      if (!to || to === from) continue;
      imports.set(from, (imports.get(from) ?? new Map()).set(to, `${file} imports ${target}`));
    }
  }
  return imports;
}

/** The imports of each cycle, found from the first folder that is part of it. */
function cyclesIn(imports: Imports): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  function visit(folder: string, trail: readonly string[]): void {
    const start = trail.indexOf(folder);
    if (start !== -1) {
      const cycle = [...trail.slice(start), folder];
      cycles.push(cycle.slice(1).map((next, index) => imports.get(cycle[index] ?? '')?.get(next) ?? ''));
      return;
    }
    if (finished.has(folder)) return;
    for (const next of imports.get(folder)?.keys() ?? []) visit(next, [...trail, folder]);
    finished.add(folder);
  }
  for (const folder of imports.keys()) visit(folder, []);
  return cycles;
}

it('no folder imports one that imports it, directly or through others', () => {
  const imports = importsBetweenFolders();
  expect(imports.size).toBeGreaterThan(30);
  expect(cyclesIn(imports)).toEqual([]);
});
