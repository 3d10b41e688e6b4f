import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The paths of all files below a folder, relative to it, with the system's separators. */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
