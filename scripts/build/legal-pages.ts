import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@/lib/schema/types';

/**
 * Sees to it that the addresses of legal documents on this site lead somewhere.
 * @param folder the finished pages
 * @throws Error naming each that does not
 */
export async function checkLegalPages(folder: string, legal: Site['legal']): Promise<void> {
  const dead: string[] = [];
  for (const [document, address] of Object.entries(legal)) {
    if (!address?.startsWith('/')) continue;
    const file = path.join(folder, decodeURI(new URL(address, 'https://site.invalid').pathname));
    const candidates = [path.join(file, 'index.html'), ...(address.endsWith('/') ? [] : [file])];
    const found = await Promise.all(
      candidates.map((candidate) =>
        access(candidate).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!found.includes(true)) {
      dead.push(
        `data/site.json, field legal.${document}: found "${address}", expected a page of this site or a file that is in public/`,
      );
    }
  }
  if (dead.length > 0) throw new Error(dead.join('\n'));
}
