import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD } from '@/e2e/site-variant';
import { checkOut, type Tree } from './trees';

const run = promisify(execFile);
const LOCK = 'package-lock.json';
const ISLANDS = '@nyota';

/**
 * Builds a state of the project, or takes the last build of the same state.
 * @param cache holds the finished sites, and the photographs and share pictures of all of them
 * @param seconds the moment of the build, since 1970: two sites of one moment differ in nothing but their sources
 * @returns the folder of the finished pages
 * @throws Error with the output of the build
 */
export async function buildTree(tree: Tree, cache: string, seconds: number): Promise<string> {
  const out = path.join(cache, 'sites', `${tree.inputs}-${seconds}`);
  if (existsSync(out)) return out;
  console.log(`Building the site of ${tree.label}: ${out} is not there yet …`);
  const folder = path.join(cache, 'build');
  rmSync(folder, { recursive: true, force: true });
  checkOut(tree, folder);
  mkdirSync(path.join(cache, 'pictures'), { recursive: true });
  symlinkSync(path.resolve(cache, 'pictures'), path.join(folder, '.cache'), 'dir');
  await giveModules(folder);
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(seconds) };
  await run(process.execPath, BUILD, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(({ stdout, stderr }) => {
    throw new Error(`There is nothing to compare: ${tree.label} was not built.\n${stdout}\n${stderr}`);
  });
  mkdirSync(path.dirname(out), { recursive: true });
  renameSync(path.join(folder, 'out'), out);
  rmSync(folder, { recursive: true });
  return out;
}

/** Those of the project, where its lock file is the same. The package of the repository itself comes from the folder. */
async function giveModules(folder: string): Promise<void> {
  const [here, there] = [LOCK, path.join(folder, LOCK)].map((file) => readFileSync(file, 'utf8'));
  if (here !== there) {
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    return;
  }
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, ISLANDS), { recursive: true });
  symlinkSync(path.resolve(folder, 'packages/islands'), path.join(modules, ISLANDS, 'islands'), 'dir');
  for (const name of readdirSync('node_modules')) {
    if (name !== ISLANDS) symlinkSync(path.resolve('node_modules', name), path.join(modules, name), 'dir');
  }
}
