import { clsx } from 'clsx/lite';

/**
 * The implicit roles of a table, written out. On narrow screens the parts are a grid, which Safari does not expose as a
 * table. https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const table = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const letters = 'text-[length:min(var(--text-small),3.9vw)]';

/** The font size keeps a price on one line; below 12 px, a price would be too small to read. */
const columns: readonly string[] = [
  '',
  `grid-cols-1 ${letters}`,
  `grid-cols-2 ${letters}`,
  'grid-cols-3 text-[length:max(12px,min(var(--text-small),3.3vw))]',
];

/** A row. On narrow screens it is a grid: one column per vehicle, or a single one if letters are too large. */
export function rowClass(vehicles: number): string {
  return clsx(
    'grid @max-[15.5rem]:grid-cols-1 gap-x-2 @max-[15.5rem]:gap-y-2 border-line border-b @max-[15.5rem]:text-small md:table-row print:table-row',
    columns[vehicles],
  );
}

/** The row of a fact and a cell of it. Three prices of 12 px need 18.75rem; on narrower screens they are below each other. */
export function factClasses(vehicles: number): { readonly row: string; readonly cell: string } {
  const row = rowClass(vehicles);
  return vehicles < 3
    ? { row, cell: 'titled @max-[15.5rem]:row-start-auto' }
    : {
        row: clsx(row, '@max-[18.75rem]:grid-cols-1 @max-[18.75rem]:gap-y-2 @max-[18.75rem]:text-small'),
        cell: 'titled-three @max-[18.75rem]:row-start-auto',
      };
}
