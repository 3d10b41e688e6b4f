import { fieldsOf } from '@/lib/data-check/fields';
import { plainText } from '@/lib/text/words';
import type { CarFile, Fields } from './car-files';
import { asWritten, readCell, writeCell } from './cell';
import type { ReadColumn, Row } from './read-rows';

/** What a new car gets, and another car keeps, where the sheet has nothing. */
const GIVEN = ['name', 'status', 'category'];

/** A value that an import changes, in words. */
export type Change = { readonly title: string; readonly before: string; readonly after: string };

/** The fields of a row: those of its car, with the changes in the cells. Columns that the sheet does not have stay. */
export function readRow(
  { cells }: Row,
  car: CarFile | undefined,
  columns: readonly ReadColumn[],
  decimalComma: boolean,
) {
  const fields: Record<string, unknown> = structuredClone({ ...car?.fields });
  for (const { column, index, unit, monthFirst } of columns) {
    const { path, field } = column;
    const cell = cells[index] ?? '';
    const value = readCell(/\d$/.test(cell) ? `${cell} ${unit}` : cell, field, {
      decimalComma,
      monthFirst: monthFirst === true,
    });
    const before = valueAt(fields, path);
    const written = plainText(writeCell(before, field.kind));
    // An equal value keeps its style.
    const isEqual = cell === written || writeCell(value, field.kind) === written;
    if (before !== undefined && (isEqual || (value === undefined && GIVEN.includes(column.key)))) continue;
    setAt(fields, path, asWritten(value, field.kind));
  }
  if (car) return fields;
  const { brand, model } = fields;
  if (typeof brand === 'string' && typeof model === 'string') fields.name ??= `${brand} ${model}`;
  fields.status ??= 'available';
  return fields;
}

export function valueAt(fields: Fields, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => fieldsOf(value)[name], fields);
}

/** Undefined takes the field out, and the group it was the last of. */
function setAt(fields: Record<string, unknown>, [name = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length > 0) {
    const group = { ...fieldsOf(fields[name]) };
    setAt(group, inner, value);
    setAt(fields, [name], Object.keys(group).length === 0 ? undefined : group);
  } else if (value === undefined) {
    delete fields[name];
  } else {
    fields[name] = value;
  }
}

export function changesOf(before: Fields, after: Fields, columns: readonly ReadColumn[]): readonly Change[] {
  return columns.flatMap(({ column: { path, title, field } }) => {
    const [from, to] = [valueAt(before, path), valueAt(after, path)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    // Amounts as they are written, so that a price can be read.
    const shown = (value: unknown) => (typeof value === 'string' ? value : writeCell(value, field.kind)) || 'nothing';
    return [{ title, before: shown(from), after: shown(to) }];
  });
}
