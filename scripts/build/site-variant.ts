import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What a build reads, beside its modules. */
const SOURCES = ['app', 'components', 'lib', 'public', 'scripts', 'next.config.mjs', 'postcss.config.mjs'];
/** The dealership of the tests: they hold whatever the real one writes into data/. */
const FIXTURE = 'e2e/fixtures/dealership';
const SETTINGS = ['package.json', 'tsconfig.json'];

export type Edit = { readonly file: string; readonly from: string; readonly to: string };

/**
 * Builds the site of the tests' own dealership, with changes, in a folder of its own.
 * @returns the folder of the finished pages
 * @throws Error when an edit finds nothing to replace, or the build fails
 */
export async function buildVariant(name: string, edits: readonly Edit[] = []): Promise<string> {
  const folder = path.join('.cache', 'variants', name);
  await rm(folder, { recursive: true, force: true });
  for (const source of [...SOURCES, ...SETTINGS]) await cp(source, path.join(folder, source), { recursive: true });
  await cp(FIXTURE, path.join(folder, 'data'), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const { file, from, to } of edits) {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'.`);
    await writeFile(target, text.replace(from, to));
  }
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  await promisify(execFile)(process.execPath, [tsx, 'scripts/build.ts'], { cwd: folder }).catch((error) => {
    throw new Error(`The variant '${name}' was not built:\n${error.stdout}\n${error.stderr}`);
  });
  return path.join(folder, 'out');
}
