import { cp, mkdir, readdir, realpath, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { filesOf } from '@/scripts/files/files-of';
import { reasonOf } from '@/scripts/files/write-atomically';

/** Also in its compressed forms. */
const PAGE = /\.html(\.\w+)?$/;
const CONCURRENCY = 32;

/**
 * Replaces the files of `current` by those of `next`, and removes `next`. At every moment, even after a kill, `current`
 * has whole pages with all their files. Files come before the pages that need them; old ones leave last. It may be a
 * symbolic link or a mounted folder.
 * @throws Error with a reason in the dealer's words where a file cannot be written
 */
export async function replaceFolder(next: string, current: string): Promise<void> {
  const files = await filesOf(next);
  await mkdir(current, { recursive: true });
  const target = await realpath(current);
  const isPage = (file: string) => PAGE.test(file);
  for (const group of [files.filter((file) => !isPage(file)), files.filter(isPage)]) {
    await pMap(group, (file) => moveFile(path.join(next, file), path.join(target, file)), { concurrency: CONCURRENCY });
  }
  const kept = new Set(files);
  const old = (await filesOf(target)).filter((file) => !kept.has(file));
  await pMap(old, (file) => rm(path.join(target, file)), { concurrency: CONCURRENCY });
  await removeEmptyFolders(target);
  await rm(next, { recursive: true });
}

async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOTDIR') throw error;
    // A file was where a folder is now.
    await rm(path.dirname(to));
    await mkdir(path.dirname(to), { recursive: true });
  });
  try {
    await rename(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EXDEV') {
      const copy = `${to}.part`;
      await cp(from, copy).catch(async (cause) => {
        await rm(copy, { force: true });
        throw new Error(`${to}: ${reasonOf(cause)}`, { cause });
      });
      await rename(copy, to);
    } else if (code === 'EISDIR' || code === 'ENOTEMPTY') {
      await rm(to, { recursive: true });
      await rename(from, to);
    } else {
      throw error;
    }
  }
}

/** Deepest first, so that a folder of empty folders goes too. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = path.join(folder, entry.name);
    await removeEmptyFolders(inner);
    await rmdir(inner).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  }
}
