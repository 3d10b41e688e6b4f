import type { z } from 'zod';
import { describeFields, type Field, type Kind } from '@/lib/schema/describe-fields';
import { nearest } from '@/lib/schema/nearest';

/** A column of the sheet: a field of the car, or one inside a field that is a group. */
export type Column = {
  /** 'price', 'rentalTerms.deposit', as the check names it. */
  readonly key: string;
  readonly path: readonly string[];
  /** Its heading: 'Daily rental'. */
  readonly title: string;
  readonly field: Field;
};

/** Photographs, and lists of things that have one, are no columns: the sheet leaves them as they are. */
export function columnsOf(schema: z.ZodType): readonly Column[] {
  return columnsIn(describeFields(schema), [], []);
}

function columnsIn(fields: readonly Field[], path: readonly string[], labels: readonly string[]): readonly Column[] {
  return fields.flatMap((field) => {
    const inner = [...path, field.name];
    const titles = [...labels, field.label];
    if (field.kind.type === 'group') return columnsIn(field.kind.fields, inner, titles);
    return isPlain(field.kind) ? [{ key: inner.join('.'), path: inner, title: titles.join(': '), field }] : [];
  });
}

function isPlain(kind: Kind): boolean {
  return kind.type === 'list' ? isPlain(kind.item) : !['picture', 'group', 'either', 'other'].includes(kind.type);
}

/** Finds the column of each heading by title or field name, in any case and spacing; null where none is meant. */
export function readHeads(heads: readonly string[], columns: readonly Column[]) {
  const found = heads.map(
    (head) => columns.find(({ key, title }) => [key, title].some((name) => folded(name) === folded(head))) ?? null,
  );
  const absent = columns.filter((column) => !found.includes(column)).map(({ title }) => title);
  const faults: string[] = [];
  const notes: string[] = [];
  for (const [index, head] of heads.entries()) {
    const column = found[index];
    if (head.trim() === '') continue;
    if (column && found.indexOf(column) !== index) {
      faults.push(`row 1: two columns are called '${column.title}'; keep one`);
    } else if (!column) {
      const meant = nearest(head, absent, Math.ceil(head.length / 3));
      if (meant === null) notes.push(`the column '${head.trim()}' is none of the sheet’s and is left out`);
      else
        faults.push(`row 1: no column is called '${head.trim()}'; write '${meant}' if you mean that, or another name`);
    }
  }
  return { columns: found, faults, notes };
}

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
