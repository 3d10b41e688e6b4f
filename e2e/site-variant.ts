import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a build reads, beside its modules. */
const SOURCES = ['app', 'components', 'data', 'lib', 'public', 'scripts', 'next.config.mjs', 'postcss.config.mjs'];
const SETTINGS = ['package.json', 'tsconfig.json'];

type Edit = { readonly file: string; readonly from: string; readonly to: string };

/**
 * Builds the site as it would be with other data, in a folder of its own.
 * @returns the folder of the finished pages
 * @throws Error when an edit finds nothing to replace, or the build fails
 */
export async function buildVariant(name: string, edits: readonly Edit[]): Promise<string> {
  const folder = path.join('.cache', 'variants', name);
  await rm(folder, { recursive: true, force: true });
  for (const source of [...SOURCES, ...SETTINGS]) await cp(source, path.join(folder, source), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const { file, from, to } of edits) {
    const target = path.join(folder, file);
    const text = await readFile(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'.`);
    await writeFile(target, text.replace(from, to));
  }
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  const build = spawnSync(process.execPath, [tsx, 'scripts/build.ts'], { cwd: folder, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The variant '${name}' was not built:\n${build.stdout}\n${build.stderr}`);
  return path.join(folder, 'out');
}
