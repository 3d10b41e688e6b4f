import { clsx } from 'clsx/lite';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { CardLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { CATEGORIES } from '@/lib/locale';
import { vehicleRoute } from '@/lib/page/routes';
import { formatAcceleration } from '@/lib/text/numbers';
import { type BelowPrice, soleMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { StatusBadge } from './status-badge';

type Props = {
  readonly vehicle: CardVehicle;
  /** Without it the links follow the mode of the page. */
  readonly mode?: Mode;
  readonly request?: string;
  readonly below?: BelowPrice;
};

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="figures text-small">{value}</dd>
    </div>
  );
}

/**
 * A vehicle as a row, its facts at the same places as in other rows. Container queries: filters may be beside the list.
 */
export function VehicleRow({ vehicle, mode, request, below }: Props) {
  const { id, name, year, fuel, transmission, category, status, engine, acceleration, picture, stock } = vehicle;
  const asked = soleMode(vehicle) ?? mode;
  const page = (of: Mode) => vehicleRoute(id, of);
  const message = (of: Mode) => vehicleCardMessage(name, of, request);
  return (
    <article
      aria-label={`${name}, ${year}`}
      className={clsx(
        'group relative grid @max-[15.5rem]:grid-cols-1 grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-4 gap-y-3 py-5',
        '@min-[40rem]:grid-cols-[10rem_minmax(0,1fr)_10.5rem] @min-[40rem]:gap-x-6',
        '@min-[60rem]:grid-cols-[14rem_minmax(0,1fr)_11rem_8.5rem] @min-[72rem]:grid-cols-[18rem_minmax(0,1fr)_13rem_9rem]',
      )}
    >
      <div className="relative @min-[40rem]:row-span-2 self-start">
        <Picture
          source={picture}
          stock={stock}
          alt=""
          sizes="(min-width: 80rem) 18rem, (min-width: 40rem) 10rem, 6.5rem"
          className="aspect-16/10 w-full object-cover"
        />
      </div>
      <div className="relative min-w-0">
        <ShortlistToggle id={id} name={name} className="absolute -top-2.5 right-0 z-10" />
        <h2 className="pr-target font-serif @min-[60rem]:text-title text-lead leading-snug">
          <CardLink href={mode ? page(mode) : page}>{name}</CardLink>
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
          <StatusBadge status={status} />
          <p>{CATEGORIES[category].badge}</p>
        </div>
      </div>
      <Price
        {...vehicle}
        below={below}
        className="@max-[15.5rem]:col-start-1 @min-[40rem]:col-start-3 col-start-2 @min-[60rem]:row-span-2 @min-[40rem]:row-start-1 @min-[60rem]:self-center"
      />
      <dl className="@min-[40rem]:col-span-1 col-span-full @min-[40rem]:col-start-2 grid @max-[12rem]:grid-cols-1 @min-[60rem]:grid-cols-[2.5rem_minmax(0,1fr)_7.25rem_4.5rem] grid-cols-2 content-end @min-[60rem]:gap-x-3 gap-x-4 gap-y-2">
        <Fact label="Year" value={year} />
        {engine && <Fact label="Engine" value={engine} />}
        <Fact label="Fuel" value={`${fuel}, ${transmission.toLowerCase()}`} />
        {acceleration && <Fact label="0-100 km/h" value={formatAcceleration(acceleration)} />}
      </dl>
      <div
        className="relative @min-[40rem]:col-span-1 col-span-full @min-[40rem]:col-start-3 @min-[60rem]:col-start-4 @min-[60rem]:row-span-2 @min-[60rem]:row-start-1 flex @min-[40rem]:flex-col flex-wrap @min-[40rem]:flex-nowrap @min-[60rem]:justify-center gap-2 @min-[60rem]:*:flex-none"
        data-no-print
      >
        <ContactActions message={asked ? message(asked) : message} place="card" about={name} />
      </div>
    </article>
  );
}
