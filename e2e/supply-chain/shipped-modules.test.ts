import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

it('the schema library is reached by no module that is sent to the browser', () => {
  const clientModules = sourceFiles(['app', 'components', 'lib']).filter((file) =>
    readFileSync(file, 'utf8').startsWith("'use client'"),
  );
  expect(clientModules.length).toBeGreaterThan(0);
  expect(clientModules.flatMap((file) => pathsToSchemas(file, []))).toEqual([]);
});

it('has every import of a build as a dependency, so that `npm ci --omit=dev` is enough', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = sourceFiles(['app', 'components', 'lib', 'scripts']).filter(
    (file) => !/\.test\.tsx?$|[/]testing[/]/.test(file),
  );
  const missing = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => /^[@a-z]/i.test(name) && !name.startsWith('@/') && !name.startsWith('node:'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
      .filter((name) => !(name in dependencies) && !builtinModules.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
  // Next installs them by itself when they are missing, and every development package with them.
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['typescript', '@types/node', '@types/react']));
});

function sourceFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/** The ways by which a module imports zod in the end, as lists of files. Type-only imports do not count. */
function pathsToSchemas(file: string, way: readonly string[]): readonly string[] {
  if (way.includes(file)) {
    return [];
  }
  return importsOf(file).flatMap((name) => {
    const here = [...way, file];
    if (name === 'zod') {
      return [here.join(' -> ')];
    }
    const imported = resolved(name, file);
    return imported === null ? [] : pathsToSchemas(imported, here);
  });
}

function importsOf(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name, lazy]) => name ?? lazy ?? '');
}

/** The source file an import names; null for packages, styles and data. */
function resolved(name: string, from: string): string | null {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  const files = name.startsWith('@/') || name.startsWith('.') ? [`${base}.ts`, `${base}.tsx`] : [];
  return files.find((candidate) => existsSync(candidate)) ?? null;
}
