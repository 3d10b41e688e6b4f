import { SLUG } from '@/lib/schema/text';

/** File systems allow 255 bytes, with the ending and the suffix of a file being written. */
const LONGEST = 80;
/** Names of devices, which Windows refuses as file names. */
const RESERVED = /^(?:aux|con|nul|prn|com\d|lpt\d)$/;

/** An unused file name for a car: 'Citroën DS 21' becomes 'citroen-ds-21'. */
export function fileNameFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  const base = SLUG.test(plain) && !RESERVED.test(plain) ? plain : 'car';
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

/** As many digits as the schema of a car allows. */
const LARGEST_ID = 999_999_999;

/** The number for a new car: the highest used one plus one, or the first free one if that is too long. */
export function nextId(taken: ReadonlySet<unknown>): number {
  const highest = Math.max(
    0,
    ...(Array.from(taken).filter((id) => typeof id === 'number' && Number.isInteger(id)) as number[]),
  );
  if (highest < LARGEST_ID) return highest + 1;
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}
