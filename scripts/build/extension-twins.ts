import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes x.html beside every x/index.html. Hosts differ: some answer /vehicles only from vehicles.html, others only from
 * vehicles/index.html; with both, every host answers with and without the trailing slash.
 */
export async function addExtensionTwins(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name === 'index.html' && entry.parentPath !== folder);
  await Promise.all(pages.map(({ parentPath }) => copyFile(path.join(parentPath, 'index.html'), `${parentPath}.html`)));
}
