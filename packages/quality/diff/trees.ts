import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS, SOURCES } from '@/e2e/site-variant';

/** A state of the project. */
export type Tree = {
  /** Of Git. */
  readonly hash: string;
  /** Of all that a build reads. */
  readonly inputs: string;
  /** For the page: 'main, 1a2b3c4d Correct a price'. */
  readonly label: string;
};

const INPUTS = [...SOURCES, ...SETTINGS, 'data', 'pictures', 'package-lock.json'];

function git(args: readonly string[], index?: string): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(index && { GIT_INDEX_FILE: path.resolve(index) }) },
  }).trimEnd();
}

/** @throws Error when there is no such commit here */
export function committedTree(ref: string): Tree & { readonly seconds: number } {
  let commit: string;
  try {
    commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  } catch {
    throw new Error(
      `'${ref}' is no commit, branch or tag of this copy. If it is one elsewhere: git fetch origin ${ref}`,
    );
  }
  const [hash = '', seconds = '', subject = ''] = git(['log', '-1', '--format=%T%n%ct%n%h %s', commit]).split('\n');
  return { hash, inputs: inputsOf(hash), seconds: Number(seconds), label: `${ref}, ${subject}` };
}

/** The working tree with all that is not committed, but for ignored files. Git's own index stays as it is. */
export function workingTree(folder: string): Tree {
  const index = path.join(folder, 'index');
  mkdirSync(folder, { recursive: true });
  copyFileSync(git(['rev-parse', '--git-path', 'index']), index);
  git(['add', '--all'], index);
  const hash = git(['write-tree'], index);
  rmSync(index);
  const changed = git(['status', '--porcelain']).split('\n').filter(Boolean).length;
  const state = changed === 0 ? 'all committed' : `with ${changed} uncommitted change${changed === 1 ? '' : 's'}`;
  return { hash, inputs: inputsOf(hash), label: `the working tree, ${state}` };
}

const inputsOf = (tree: string) =>
  createHash('sha256')
    .update(git(['ls-tree', tree, '--', ...INPUTS]))
    .digest('hex')
    .slice(0, 12);

export function checkOut({ hash }: Tree, folder: string): void {
  const index = `${folder}.index`;
  mkdirSync(folder, { recursive: true });
  git(['read-tree', hash], index);
  git(['checkout-index', '--all', `--prefix=${path.resolve(folder)}/`], index);
  rmSync(index);
}
