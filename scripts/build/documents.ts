import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Site, Vehicle } from '@/lib/schema/types';

/** The address of a document, and its field in the data. */
type Document = { readonly place: string; readonly address: string };

/** Every document the data name: legal ones, and the reports of inspections. */
export function documentsOf({ legal }: Pick<Site, 'legal'>, vehicles: readonly Vehicle[]): readonly Document[] {
  return [
    ...Object.entries(legal).flatMap(([name, address]) =>
      address === null ? [] : [{ place: `data/site.json: legal.${name}`, address }],
    ),
    ...vehicles.flatMap(({ id, name, inspectionReport: address }) =>
      address === undefined ? [] : [{ place: `data/vehicles/, id ${id}, ${name}: inspectionReport`, address }],
    ),
  ];
}

/**
 * Checks that the documents on this site exist.
 * @param folder the finished pages
 * @throws Error that names each missing one
 */
export async function checkDocuments(folder: string, documents: readonly Document[]): Promise<void> {
  const dead: string[] = [];
  for (const { place, address } of documents) {
    if (!address.startsWith('/')) continue;
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
      dead.push(`${place} is "${address}"; write a page of this site, or put the file into public/`);
    }
  }
  if (dead.length > 0) throw new Error(dead.join('\n'));
}
