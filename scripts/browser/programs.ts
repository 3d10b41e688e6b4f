import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export function onPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
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

/** Says what it runs; false when that fails or takes longer than `timeout`, in milliseconds. */
export function run(command: string, args: readonly string[], timeout?: number): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0;
}

/** Debian and its kin, as root: where the package manager can do it without asking. False anywhere else. */
export function installBySystem(...packages: readonly string[]): boolean {
  if (!onPath('apt-get') || process.getuid?.() !== 0) return false;
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...packages]);
}
