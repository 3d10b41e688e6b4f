import type { z } from 'zod';
import { type Fault, faultsOf, faultWords } from '@/lib/data-check/faults';
import { fieldsOf } from '@/lib/data-check/fields';
import { doubts } from '@/lib/data-check/notices';
import type { CheckedEntry } from '@/lib/schema/types';
import { inStyleOf, readCell, writeCell } from '../entries/cell';
import { changedFields } from '../entries/edit-json';
import { fileNameFor, nextId } from '../entries/new-car';
import { type Column, columnsOf, readHeads } from './columns';
import type { Sheet, SheetRow } from './sheet';

export type CarFile = { readonly file: string; readonly fields: Readonly<Record<string, unknown>> };

type FieldChange = { readonly title: string; readonly before: string; readonly after: string };
type CarChange = CarFile & {
  readonly changes: ReadonlyMap<string, unknown>;
  readonly shown: readonly FieldChange[];
};

export type ImportPlan = {
  readonly added: readonly CarFile[];
  readonly changed: readonly CarChange[];
  readonly unchanged: number;
  /** In data/ and not in the sheet. */
  readonly missing: readonly CarFile[];
  /** A line for each fault. With one fault nothing is written. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
};

type Row = SheetRow & { readonly car: CarFile | null; readonly fields: Readonly<Record<string, unknown>> };

/**
 * The effects of an import. A row changes the car with its number. Without a number, or with a new one, it adds a car.
 * A column that the sheet does not have stays as it is.
 * @param taken the numbers that cars have or had
 */
export function planImport(
  sheet: Sheet,
  cars: readonly CarFile[],
  schema: z.ZodType,
  taken: ReadonlySet<unknown>,
): ImportPlan {
  const columns = columnsOf(schema);
  const heads = readHeads(sheet.heads, columns);
  const faults = [...heads.faults];
  const notes = [...heads.notes];
  const files = new Set(cars.map(({ file }) => file));
  const rowsById = new Map<unknown, number>();
  const added: CarFile[] = [];
  const changed: CarChange[] = [];
  const met = new Set<CarFile>();
  let unchanged = 0;
  const rows = sheet.rows.map((row) => readRow(row, heads.columns, cars, sheet.decimalComma));
  const ids = new Set([...taken, ...rows.map(({ fields }) => fields.id)]);

  for (const row of rows) {
    const { car } = row;
    const fields = row.fields.id === undefined ? { id: nextId(ids), ...row.fields } : row.fields;
    const id = fields.id;
    ids.add(id);
    const earlier = rowsById.get(id);
    if (earlier !== undefined) faults.push(`row ${row.row}: row ${earlier} has the number ${id} already`);
    rowsById.set(id, row.row);
    if (row.cells.slice(sheet.heads.length).some((cell) => cell.trim() !== '')) {
      faults.push(
        `row ${row.row}: it has more cells than row 1 has heads; is there a separator inside a text without quotation marks?`,
      );
    }
    const result = schema.safeParse(fields);
    if (!result.success) {
      const place = { file: '', entry: null, at: [] };
      faults.push(...faultsOf(result.error, fields, place).map((fault) => rowFault(row, fault, columns)));
    }
    if (!car && row.fields.id !== undefined && taken.has(id)) {
      faults.push(
        `row ${row.row}: the number ${id} was that of a car that has gone; leave the cell empty for a new number`,
      );
    }
    const changes = changedFields(car?.fields ?? {}, fields);
    if (result.success && changes.size > 0) {
      const hardlyMeant = doubts(fields, result.data as CheckedEntry);
      notes.push(...hardlyMeant.map((doubt) => `row ${row.row} (${fields.name}): ${doubt}`));
    }
    if (!car) {
      const file = fileNameFor(String(fields.name ?? ''), files);
      files.add(file);
      added.push({ file, fields });
      continue;
    }
    met.add(car);
    if (changes.size === 0) unchanged += 1;
    else changed.push({ ...car, changes, shown: shownChanges(car.fields, fields, columns) });
  }
  const missing = cars.filter((car) => !met.has(car));
  return { added, changed, unchanged, missing, faults, notes };
}

/** The fields of a row: those of its car, with the changes in the cells. */
function readRow(
  { row, cells }: SheetRow,
  columns: readonly (Column | null)[],
  cars: readonly CarFile[],
  decimalComma: boolean,
): Row {
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const idColumn = columns.find((column) => column?.key === 'id');
  const id = idColumn ? readCell(cellOf(idColumn), idColumn.field) : undefined;
  const car = cars.find(({ fields }) => id !== undefined && fields.id === id) ?? null;
  const fields: Record<string, unknown> = structuredClone({ ...car?.fields });
  for (const column of columns) {
    if (!column) continue;
    const before = valueAt(fields, column.path);
    const value = readCell(cellOf(column), column.field, { decimalComma });
    const { kind, nullable, optional } = column.field;
    // An equal value keeps its style.
    if (before !== undefined && writeCell(value, kind) === writeCell(before, kind).trim()) continue;
    const empty = nullable && !optional ? null : undefined;
    setAt(fields, column.path, value === undefined ? empty : inStyleOf(before, value, kind));
  }
  return { row, cells, car, fields };
}

export function valueAt(fields: Readonly<Record<string, unknown>>, path: readonly string[]): unknown {
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

/** "row 7 (Ferrari 488 GTB): column 'Price' is "45 million"; write …". */
function rowFault({ row, fields }: Row, fault: Fault, columns: readonly Column[]): string {
  const { field } = fault;
  const column = columns.find(
    ({ key }) => field === key || field?.startsWith(`${key} `) || field?.startsWith(`${key}.`),
  );
  const name = typeof fields.name === 'string' ? ` (${fields.name})` : '';
  const thing = column ? `column '${column.title}'${(field ?? '').slice(column.key.length)}` : (field ?? 'it');
  return `row ${row}${name}: ${faultWords(thing, fault)}`;
}

function shownChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  columns: readonly Column[],
): readonly FieldChange[] {
  return columns.flatMap(({ path, title, field }) => {
    const [from, to] = [before, after].map((fields) => valueAt(fields, path));
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ title, before: shown(from, field.kind), after: shown(to, field.kind) }];
  });
}

/** Amounts as they are written, so that a price can be read; everything else as in a cell. */
function shown(value: unknown, kind: Column['field']['kind']): string {
  return (typeof value === 'string' ? value : writeCell(value, kind)) || 'nothing';
}
