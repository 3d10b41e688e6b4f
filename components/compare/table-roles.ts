import { clsx } from 'clsx';

/**
 * The roles a table's parts have by themselves, said once more: on narrow screens the parts are laid out as a grid, and
 * some browsers (Safari) then no longer tell assistive technology that they are a table.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const table = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const columns: readonly string[] = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'];

/** A row, laid out as a grid of as many columns as there are vehicles while the screen is narrow. */
export function rowClass(vehicles: number): string {
  return clsx('grid gap-x-3 border-line border-b md:table-row print:table-row', columns[vehicles]);
}
