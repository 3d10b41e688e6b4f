import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a package with its own lock file, unless this lock file is installed already.
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
  // Only errors of npm: the output of the command follows.
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
