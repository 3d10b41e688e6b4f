import type { z } from 'zod';
import { faultsOf, faultWords } from '@/lib/data-check/faults';
import { printValue } from '@/lib/data-check/print';
import { formatMoney } from '@/lib/text/numbers';
import { valueAt } from './car-fields';
import type { Fields } from './car-files';
import { cellFault, readCell } from './cell';
import type { Column } from './columns';
import type { ReadColumn } from './read-rows';

/** Less is an amount in millions, in thousands or in another currency. */
const LEAST: Readonly<Record<string, number>> = { price: 500_000, dailyRental: 1000 };

type RowFault = {
  readonly text: string;
  /** Equal for the same fault of other rows, whatever the value. */
  readonly kind: string;
  /** A missing one, where the sheet has no such column. */
  readonly column?: Column;
};

/**
 * What is wrong with the cells of a row, and with the car that it gives.
 * @param isNew whether the value of a column is none that the car had before
 */
export function rowFaults(
  cells: readonly string[],
  car: Fields,
  error: z.ZodError | undefined,
  columns: readonly ReadColumn[],
  all: readonly Column[],
  isNew: (title: string) => boolean,
): readonly RowFault[] {
  const bad = new Set<PropertyKey | undefined>();
  const inCells = columns.flatMap(({ column: { key, path, title, field }, index }): readonly RowFault[] => {
    const cell = cells[index] ?? '';
    const least = LEAST[key];
    const amount = least === undefined ? null : readCell(String(valueAt(car, path) ?? ''), field);
    const isLow = least !== undefined && typeof amount === 'number' && amount < least && isNew(title);
    const low = isLow ? `less than ${formatMoney(least)}; write the whole sum in shillings` : null;
    const fault = cellFault(cell, field) ?? low;
    if (fault === null) return [];
    bad.add(path[0]);
    return [{ text: `column ‘${title}’ is ${printValue(cell)}, ${fault}`, kind: `${key} ${fault}` }];
  });
  const found = error ? faultsOf(error, car, { file: '', entry: null, at: [] }) : [];
  const inCar = found.flatMap((fault): readonly RowFault[] => {
    if (bad.has(fault.at[0])) return [];
    const column = all.find(({ path }) => path.every((name, index) => name === fault.at[index]));
    const thing = column ? `column ‘${column.title}’${fault.field?.slice(column.key.length)}` : (fault.field ?? 'it');
    const text = faultWords(thing, fault);
    const isMissing = fault.value === 'missing';
    const kind = `${thing} ${isMissing} ${fault.expected}`;
    const isAbsent = column && isMissing && !columns.some((one) => one.column === column);
    return [isAbsent ? { text, kind, column } : { text, kind }];
  });
  return [...inCells, ...inCar];
}
