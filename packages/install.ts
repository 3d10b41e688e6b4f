import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a package that has a lock file of its own, unless what its lock file names is installed already.
 * @param name of a folder of packages/
 * @throws Error when there is no such package, or npm fails
 */
export function installPackage(name: string): void {
  const folder = path.join(import.meta.dirname, name);
  const lock = path.join(folder, 'package-lock.json');
  if (!existsSync(lock)) throw new Error(`packages/${name} has no package-lock.json: there is no such package.`);
  const stamp = path.join(folder, 'node_modules', '.installed-lock');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;

  console.log(`Installing packages/${name} (once, and whenever its lock file changes).`);
  // Of npm's output only errors: the command that was asked for comes next.
  const { status } = spawnSync(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`packages/${name} could not be installed.`);
  writeFileSync(stamp, hash);
}
