import { createHash } from 'node:crypto';
import path from 'node:path';

/** A built site: its files by their paths, 'vehicles/index.html'. */
export type Site = { readonly files: ReadonlySet<string>; readonly read: (file: string) => Buffer };

/** Files that name others. */
const NAMING = /\.(html|css|js|json)$/;
const INVENTORY = 'inventory/';

/**
 * A hash of a page's look and behaviour: its HTML, its files, and the files that these name.
 * @param withInventory also the cars that its scripts may fetch later
 */
export function pageHash(page: string, { files, read }: Site, withInventory: boolean): string {
  const hash = createHash('sha256');
  const found = new Set([page]);
  // A set that grows is walked to its new end.
  for (const file of found) {
    const content = read(file);
    hash.update(`\n${file}\n`).update(content);
    if (!NAMING.test(file)) continue;
    const text = content.toString();
    for (const [name] of text.matchAll(/[\w./-]+\.\w+/g)) {
      const meant = name.startsWith('/') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name);
      if (files.has(meant)) found.add(meant);
    }
    // Scripts make the names of these files from numbers.
    if (withInventory && file.endsWith('.js') && text.includes(`/${INVENTORY}`)) {
      for (const one of files) if (one.startsWith(INVENTORY)) found.add(one);
    }
  }
  return hash.digest('hex');
}

/** The file that answers at an address: 'vehicles/index.html' for '/vehicles/?mode=rental#list'. */
export function fileAt(address: string, files: ReadonlySet<string>): string {
  const [route = ''] = address.split(/[?#]/);
  const file = path.posix.join(route.slice(1), 'index.html');
  return files.has(file) ? file : '404.html';
}
