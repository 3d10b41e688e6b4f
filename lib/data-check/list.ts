import type { z } from 'zod';
import { type Fault, faultsOf } from './faults';
import { printText, printValue } from './print';

/** What is to be read: the file, the name it exports, the schema of an entry, and the fields that say which entry it is. */
export type ListOf<Entry> = {
  readonly file: string;
  readonly exportName: string;
  readonly schema: z.ZodType<Entry>;
  readonly label: readonly string[];
  /** The field no two entries may share, if there is one. */
  readonly unique?: string;
};

/** A sound entry and where it stands in its file; the first is at position 1. */
export type Placed<Entry> = { readonly position: number; readonly entry: Entry };

export type ListReading<Entry> = { readonly entries: readonly Placed<Entry>[]; readonly faults: readonly Fault[] };

/** Checks every entry of a list, and goes on after a fault: one run shows all of them. */
export function readList<Entry>(raw: unknown, list: ListOf<Entry>): ListReading<Entry> {
  const { file, exportName, schema, label, unique } = list;
  if (!Array.isArray(raw)) {
    const expected = `a list: export const ${exportName} = [ … ];`;
    return { entries: [], faults: [{ file, entry: null, field: null, value: printValue(raw), expected }] };
  }
  const entries: Placed<Entry>[] = [];
  const faults: Fault[] = [];
  // Array.from also visits the holes that two commas in a row leave in a list.
  for (const [index, rawEntry] of Array.from(raw).entries()) {
    const position = index + 1;
    const place = { file, entry: entryName(position, rawEntry, label) };
    if (rawEntry === undefined) {
      faults.push({ ...place, field: null, value: 'nothing', expected: 'an entry; is there a comma too many?' });
      continue;
    }
    const result = schema.safeParse(rawEntry);
    if (result.success) {
      entries.push({ position, entry: result.data });
    } else {
      faults.push(...faultsOf(result.error, rawEntry, place));
    }
    if (unique !== undefined) {
      faults.push(...repeatedValue(raw, index, unique, place));
    }
  }
  return { entries, faults };
}

/** 'entry 3 (id 3, McLaren 720S)', with as much in the brackets as the entry has. */
export function entryName(position: number, entry: unknown, label: readonly string[]): string {
  const parts = label.flatMap((field) => {
    const value = fieldOf(entry, field);
    if (field === 'id') {
      return typeof value === 'number' ? [`id ${value}`] : [];
    }
    return typeof value === 'string' && value.trim() !== '' ? [printText(value.trim())] : [];
  });
  return parts.length === 0 ? `entry ${position}` : `entry ${position} (${parts.join(', ')})`;
}

function repeatedValue(
  raw: readonly unknown[],
  index: number,
  field: string,
  place: Pick<Fault, 'file' | 'entry'>,
): readonly Fault[] {
  const value = fieldOf(raw[index], field);
  const first = raw.findIndex((entry) => fieldOf(entry, field) === value);
  if (typeof value !== 'string' || first === index) {
    return [];
  }
  return [
    { ...place, field, value: printValue(value), expected: `text that entry ${first + 1} does not have already` },
  ];
}

function fieldOf(entry: unknown, field: string): unknown {
  return (entry as Readonly<Record<string, unknown>> | null | undefined)?.[field];
}
