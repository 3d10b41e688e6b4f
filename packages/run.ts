import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../scripts/run-command';
import { installPackage } from './install';

/* Runs a script of a package with its own lock file, and installs the package first where needed. */

const USAGE =
  'npm run package -- NAME SCRIPT [ARGUMENT ...]   runs a script of packages/NAME, as its package.json names it';

const [name = '', script = '', ...rest] = process.argv.slice(2);
await runCommand(() => {
  if (name === '' || name.startsWith('-')) {
    console.log(USAGE);
    return name === '--help' || name === '-h' ? 0 : 1;
  }
  installPackage(name);
  const folder = path.join(import.meta.dirname, name);
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!(script in scripts))
    throw new Error(`packages/${name} has no script '${script}'; it has ${Object.keys(scripts).join(', ')}.`);
  const { status } = spawnSync('npm', ['run', '--silent', '--prefix', folder, script, '--', ...rest], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status ?? 1;
});
