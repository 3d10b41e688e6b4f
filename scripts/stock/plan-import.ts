import type { z } from 'zod';
import { type Fault, faultsOf, faultWords } from '@/lib/data-check/faults';
import { fieldsOf } from '@/lib/data-check/fields';
import { doubts } from '@/lib/data-check/notices';
import { newId } from '@/lib/schema/new-id';
import type { CheckedEntry } from '@/lib/schema/types';
import { type CarFile, type Fields, fileNameFor } from './car-files';
import { inStyleOf, readCell, writeCell } from './cell';
import { type Column, columnsOf, readHeads } from './columns';
import type { Sheet, SheetRow } from './sheet';

export type ImportPlan = {
  readonly added: readonly CarFile[];
  readonly changed: readonly (CarFile & { readonly shown: ReturnType<typeof changesOf> })[];
  readonly unchanged: number;
  /** In data/ and not in the sheet. */
  readonly missing: readonly CarFile[];
  /** A line for each fault. With one fault nothing is written. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
};

/** The effects of an import. A row changes the car with its number; without a number it adds a car. */
export function planImport(sheet: Sheet, cars: readonly CarFile[], schema: z.ZodType, now = Date.now()): ImportPlan {
  const columns = columnsOf(schema);
  const heads = readHeads(sheet.heads, columns);
  const faults = [...heads.faults];
  const notes = [...heads.notes];
  const files = new Set(cars.map(({ file }) => file));
  const ids = cars.map(({ fields }) => fields.id).filter((id) => typeof id === 'number');
  const rowsByCar = new Map<CarFile, number>();
  const added: CarFile[] = [];
  const changed: ImportPlan['changed'][number][] = [];

  for (const row of sheet.rows) {
    const { cells, row: number } = row;
    const { car, fields } = readRow(row, heads.columns, cars, sheet.decimalComma);
    const name = typeof fields.name === 'string' ? ` (${fields.name})` : '';
    if (cells.slice(sheet.heads.length).some((cell) => cell.trim() !== '')) {
      faults.push(
        `row ${number}: it has more cells than row 1 has heads; is there a separator inside a text without quotation marks?`,
      );
    }
    const earlier = car && rowsByCar.get(car);
    if (earlier !== undefined) faults.push(`row ${number}: row ${earlier} has the number ${fields.id} already`);
    if (!car && fields.id !== undefined) {
      faults.push(`row ${number}${name}: no car has the number ${fields.id}; leave the cell empty for a new car`);
      continue;
    }
    const id = car ? fields.id : newId(now, ids);
    const checked = Object.fromEntries(
      columns.map(({ path: [first = ''] }) => [first, first === 'id' ? id : fields[first]]),
    );
    const result = schema.safeParse(checked);
    if (!result.success) {
      const place = { file: '', entry: null, at: [] };
      const found = faultsOf(result.error, checked, place);
      faults.push(...found.map((fault) => `row ${number}${name}: ${wordsOf(fault, columns)}`));
    }
    const shown = car ? changesOf(car.fields, fields, columns) : [];
    if (result.success && (!car || shown.length > 0)) {
      notes.push(...doubts(checked, result.data as CheckedEntry).map((doubt) => `row ${number}${name}: ${doubt}`));
    }
    if (car) {
      rowsByCar.set(car, number);
      if (shown.length > 0) changed.push({ file: car.file, fields, shown });
    } else {
      const file = fileNameFor(String(fields.name ?? ''), files);
      files.add(file);
      ids.push(id as number);
      added.push({ file, fields: { ...fields, id } });
    }
  }
  const missing = cars.filter((car) => !rowsByCar.has(car));
  const unchanged = cars.length - missing.length - changed.length;
  return { added, changed, unchanged, missing, faults, notes };
}

/** The fields of a row: those of its car, with the changes in the cells. Columns that the sheet does not have stay. */
function readRow(
  { cells }: SheetRow,
  columns: readonly (Column | null)[],
  cars: readonly CarFile[],
  decimalComma: boolean,
) {
  const idPlace = columns.findIndex((column) => column?.key === 'id');
  const id = readCell(cells[idPlace] ?? '', { type: 'number', whole: true });
  const car = id === undefined ? undefined : cars.find(({ fields }) => fields.id === id);
  const fields: Record<string, unknown> = structuredClone({ ...car?.fields });
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const before = valueAt(fields, column.path);
    const { kind, nullable, optional } = column.field;
    const value = readCell(cells[index] ?? '', kind, { decimalComma });
    // An equal value keeps its style.
    if (before !== undefined && writeCell(value, kind) === writeCell(before, kind).trim()) continue;
    const empty = nullable && !optional ? null : undefined;
    setAt(fields, column.path, value === undefined ? empty : inStyleOf(before, value, kind));
  }
  return { car, fields };
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

/** "column 'Price' is "45 million"; write …". */
function wordsOf(fault: Fault, columns: readonly Column[]): string {
  const { field } = fault;
  const column = columns.find(
    ({ key }) => field === key || field?.startsWith(`${key} `) || field?.startsWith(`${key}.`),
  );
  return faultWords(
    column ? `column '${column.title}'${(field ?? '').slice(column.key.length)}` : (field ?? 'it'),
    fault,
  );
}

function changesOf(before: Fields, after: Fields, columns: readonly Column[]) {
  return columns.flatMap(({ path, title, field }) => {
    const [from, to] = [valueAt(before, path), valueAt(after, path)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    // Amounts as they are written, so that a price can be read.
    const shown = (value: unknown) => (typeof value === 'string' ? value : writeCell(value, field.kind)) || 'nothing';
    return [{ title, before: shown(from), after: shown(to) }];
  });
}
