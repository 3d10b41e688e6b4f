import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The file of a command, from PATH and Debian's folders for administrators; undefined if there is none. */
export function onPath(command: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, command))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages where the package manager can do it without asking: Debian and its kin, as root. */
export function installBySystem(...names: readonly string[]): boolean {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return false;
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...names]);
}

/** Prints and runs a command; true if it succeeded. */
export function run(command: string, args: readonly string[], timeout?: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0;
}
