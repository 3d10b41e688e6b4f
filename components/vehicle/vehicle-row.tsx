import { clsx } from 'clsx/lite';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { CardLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { vehicleRoute } from '@/lib/page/routes';
import { type BelowPrice, soleMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import { facts } from '@/lib/vehicle/facts';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { CategoryBadge, StatusBadge } from './status-badge';

/** Of fixed widths, so that the facts of all rows are at the same places. Container queries, in rem: large text has fewer. */
const columnsClass = clsx(
  '@min-[42rem]:grid @min-[42rem]:grid-cols-[8.75rem_minmax(0,1fr)_2.25rem_2.75rem_3.5rem_7.25rem_8.25rem] @min-[42rem]:gap-x-2',
  '@min-[60rem]:grid-cols-[8.75rem_minmax(0,1fr)_3rem_3.5rem_4rem_2.5rem_8.5rem_8rem_8.25rem] @min-[60rem]:gap-x-4',
  '@min-[72rem]:grid-cols-[9.5rem_minmax(0,3fr)_repeat(4,minmax(3.5rem,1fr))_minmax(8.5rem,2fr)_minmax(8rem,2fr)_8.25rem]',
);
/** Narrow tables have the status below the name; everything else is as high as the row. */
const cellClass = '@min-[42rem]:row-start-1 @min-[42rem]:row-span-2';
/** Only in the wide table. */
const wideClass = '@max-[60rem]:hidden';

const columns = [facts.year, facts.acceleration, facts.power, facts.seats] as const;
const classOf = (index: number) => (index === 3 ? wideClass : undefined);

/** The labels above the rows, for readers who see: each row says its own. */
export function RowLabels() {
  return (
    <div aria-hidden="true" className={clsx('hidden items-end pb-2 text-label text-muted', columnsClass)}>
      <span className="col-span-2" />
      {columns.map(({ label }, index) => (
        <span key={label} className={classOf(index)}>
          {label.replace(' km/h', '')}
        </span>
      ))}
      <span className={wideClass}>{facts.availability.label}</span>
      <span className="text-right">Price</span>
    </div>
  );
}

type Props = {
  readonly vehicle: CardVehicle;
  /** Without it the links follow the mode of the page. */
  readonly mode?: Mode;
  readonly request?: string;
  readonly below?: BelowPrice;
};

/** A vehicle as a row of a table; on a phone its facts are on one line beside a small picture. */
export function VehicleRow({ vehicle, mode, request, below }: Props) {
  const { id, name, year, fuel, transmission, category, status, picture, stock } = vehicle;
  const asked = soleMode(vehicle) ?? mode;
  const page = (of: Mode) => vehicleRoute(id, of);
  const message = (of: Mode) => vehicleCardMessage(name, of, request);
  return (
    <article
      aria-label={`${name}, ${year}`}
      className={clsx(
        'group figures relative grid min-h-24 @max-[15.5rem]:grid-cols-1 grid-cols-[8.75rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 @max-[42rem]:py-3 text-small',
        columnsClass,
      )}
    >
      <Picture
        source={picture}
        stock={stock}
        alt=""
        sizes="11.25rem"
        className={clsx('@max-[42rem]:row-span-3 aspect-16/10 w-full self-start object-cover', cellClass)}
      />
      <div className="@min-[60rem]:row-span-2 @min-[42rem]:row-start-1 @min-[60rem]:row-start-1 min-w-0 @min-[42rem]:self-end @min-[60rem]:self-center">
        <h2 className="text-balance font-serif text-body leading-snug">
          <CardLink href={mode ? page(mode) : page}>{name}</CardLink>
        </h2>
        <p className="mt-1 flex @max-[60rem]:hidden flex-wrap items-center gap-x-2 text-label text-muted">
          <CategoryBadge category={category} /> {fuel} · {transmission}
        </p>
      </div>
      <dl className="flex @min-[42rem]:contents flex-wrap gap-x-4">
        {columns.map(({ label, show }, index) => (
          <div key={label} className={clsx(cellClass, classOf(index))}>
            <dt className="sr-only">{label}</dt>
            <dd>{show(vehicle) ?? <span className={wideClass}>–</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="@max-[60rem]:col-start-2 @min-[60rem]:row-span-2 @max-[42rem]:row-start-2 @min-[60rem]:row-start-1 @max-[60rem]:self-start">
        <StatusBadge status={status} />
      </p>
      <Price
        {...vehicle}
        below={below}
        className={clsx('@min-[42rem]:text-right *:flex *:flex-col [&_p:nth-child(2)]:-order-1', cellClass)}
      />
      <div
        className={clsx(
          'relative @max-[42rem]:col-start-1 @max-[15.5rem]:row-start-auto @max-[42rem]:row-start-4 flex [&>a+a]:-ml-px',
          cellClass,
        )}
        data-no-print
      >
        <ContactActions message={asked ? message(asked) : message} place="row" about={name} />
        <ShortlistToggle id={id} name={name} />
      </div>
    </article>
  );
}
