import type { z } from 'zod';
import { type Fault, faultsOf } from './faults';
import { fieldsOf } from './fields';
import { printText, printValue } from './print';

/** The file, the name of its list, the schema of an entry, and the field that identifies an entry. */
export type ListOf<Entry> = {
  readonly file: string;
  readonly name: string;
  readonly schema: z.ZodType<Entry>;
  readonly label: string;
  /** The field no two entries may share, if there is one. */
  readonly unique?: string;
};

export type ListReading<Entry> = { readonly entries: readonly Entry[]; readonly faults: readonly Fault[] };

/** Checks every entry of a list, and goes on after a fault: one run shows all of them. */
export function readList<Entry>(written: unknown, list: ListOf<Entry>): ListReading<Entry> {
  const { file, name, schema, label, unique } = list;
  const { [name]: raw, ...others } = fieldsOf(written);
  const inFile = (field: string | null, value: unknown, expected: string): Fault => {
    return { file, entry: null, at: field === null ? [] : [field], field, value: printValue(value), expected };
  };
  const faults = Object.entries(others).map(([field, value]): Fault => {
    return { ...inFile(printText(field), value, `the only field is ${name}`), kind: 'unknown field' };
  });
  if (!Array.isArray(raw)) {
    return {
      entries: [],
      faults: [inFile(null, raw ?? written, `a list in square brackets: { "${name}": [ … ] }`), ...faults],
    };
  }
  const entries: Entry[] = [];
  for (const [index, rawEntry] of raw.entries()) {
    const place = { file, entry: entryName(index + 1, rawEntry, label), at: [name, index] };
    const result = schema.safeParse(rawEntry);
    if (result.success) {
      entries.push(result.data);
    } else {
      faults.push(...faultsOf(schema, result.error, rawEntry, place));
    }
    if (unique !== undefined) {
      faults.push(...repeatedValue(raw, index, unique, place));
    }
  }
  return { entries, faults };
}

/** 'entry 3 (Mutiso Hodari)', or what there is of it. */
function entryName(position: number, entry: unknown, label: string): string {
  const value = fieldOf(entry, label);
  return typeof value === 'string' && value.trim() !== ''
    ? `entry ${position} (${printText(value.trim())})`
    : `entry ${position}`;
}

function repeatedValue(
  raw: readonly unknown[],
  index: number,
  field: string,
  place: Pick<Fault, 'file' | 'entry' | 'at'>,
): readonly Fault[] {
  const value = fieldOf(raw[index], field);
  const first = raw.findIndex((entry) => fieldOf(entry, field) === value);
  if (typeof value !== 'string' || first === index) {
    return [];
  }
  return [
    {
      ...place,
      at: [...place.at, field],
      field,
      value: printValue(value),
      expected: `another one, since entry ${first + 1} has this already`,
    },
  ];
}

function fieldOf(entry: unknown, field: string): unknown {
  return fieldsOf(entry)[field];
}
