import { SLUG } from '@/lib/schema/text';

/** The file name of a car called so, one that no other has: 'Citroën DS 21' becomes 'citroen-ds-21'. */
export function fileNameFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  const base = SLUG.test(plain) ? plain : 'car';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The text of a new file: the schema's line first, then the fields in their order. */
export function newFile(fields: Readonly<Record<string, unknown>>, order: readonly string[]): string {
  const ordered = order.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return `${JSON.stringify({ $schema: '../schema/vehicle.json', ...Object.fromEntries(ordered) }, null, 2)}\n`;
}
