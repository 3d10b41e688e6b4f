import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

describe('the schema library', () => {
  it('is reached by no module that is sent to the browser', () => {
    const clientModules = sourceFiles(['app', 'components', 'lib']).filter((file) =>
      readFileSync(file, 'utf8').startsWith("'use client'"),
    );

    expect(clientModules.length).toBeGreaterThan(0);
    expect(clientModules.flatMap((file) => pathsToSchemas(file, []))).toEqual([]);
  });
});

function sourceFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}

/** The ways by which a module imports zod in the end, as lists of files. Imports of types alone do not count. */
function pathsToSchemas(file: string, way: readonly string[]): readonly string[] {
  if (way.includes(file)) {
    return [];
  }
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*\sfrom\s+)?'([^']+)'/gm,
  );
  return Array.from(imports, ([, name = '']) => name).flatMap((name) => {
    const here = [...way, file];
    if (name === 'zod') {
      return [here.join(' -> ')];
    }
    const imported = resolved(name, file);
    return imported === null ? [] : pathsToSchemas(imported, here);
  });
}

/** The source file an import names; null for packages, styles and data. */
function resolved(name: string, from: string): string | null {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  const files = name.startsWith('@/') || name.startsWith('.') ? [`${base}.ts`, `${base}.tsx`] : [];
  return files.find((candidate) => existsSync(candidate)) ?? null;
}
