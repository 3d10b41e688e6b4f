import { clsx } from 'clsx/lite';
import { Spoken } from '@/components/ui/spoken';
import type { CompareRow } from '@/lib/compare/compare';
import { factClasses, table } from './table-roles';

type Props = {
  readonly row: CompareRow;
  /** Whether differing facts are marked: not for one vehicle, nor if all facts shown differ. */
  readonly marked: boolean;
};

/**
 * One fact of every vehicle. Differing values are in full ink, and announced as such. Equal values and missing ones are
 * muted.
 */
export function CompareRowLine({ row: { label, note, differs, cells }, marked }: Props) {
  const ink = !marked || differs ? 'text-ink' : 'text-muted';
  const classes = factClasses(cells.length);
  return (
    <tr {...table.row} className={clsx(classes.row, 'py-3')}>
      <th
        {...table.rowHeader}
        className="col-span-full row-start-1 align-baseline font-normal text-label text-muted md:py-3 md:pr-4 md:text-small print:py-1"
      >
        {`${label}\u00a0`}
        {note && <span className="text-label md:block">{`${note}\u00a0`}</span>}
        {marked && differs && <Spoken>Differs</Spoken>}
      </th>
      {cells.map(({ id, name, value, best }) => (
        <td
          key={id}
          {...table.cell}
          data-title={name}
          className={clsx(
            classes.cell,
            'row-start-2 min-w-0 align-baseline md:py-3 md:pl-6 md:text-body print:py-1 print:pl-4',
            ink,
          )}
        >
          {value ?? <span className="text-muted">Not stated</span>}
          {best && <p className="text-brass md:text-label">{best}</p>}
        </td>
      ))}
    </tr>
  );
}
