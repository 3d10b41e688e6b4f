import { clsx } from 'clsx/lite';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { Icon } from '@/components/ui/icon';
import { EYE } from '@/components/ui/icon-shapes';
import { CardLink, Link } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { vehicleRoute } from '@/lib/page/routes';
import { type BelowPrice, soleMode } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { CategoryBadge, StatusBadge } from './status-badge';

type Props = {
  readonly vehicle: CardVehicle;
  /** Without it the links follow the mode of the page. */
  readonly mode?: Mode;
  readonly below?: BelowPrice;
  /** The `sizes` of its picture at this place. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** The dates in a message about a rental. */
  readonly request?: string;
};

/** A vehicle as a lot in a catalogue: picture, title, few facts, price. The whole card leads to its page. */
export function VehicleCard({ vehicle, mode, below, sizes, priority, headingLevel: Heading = 'h3', request }: Props) {
  const { id, name, year, fuel, transmission, category, status, seats, picture, stock } = vehicle;
  const asked = soleMode(vehicle) ?? mode;
  const page = (of: Mode) => vehicleRoute(id, of);
  const message = (of: Mode) => vehicleCardMessage(name, of, request);
  return (
    <article aria-label={`${name}, ${year}`} className="group relative h-full">
      <div className="relative">
        <div data-shared-picture={`vehicle-${id}`}>
          <Picture
            source={picture}
            stock={stock}
            alt=""
            sizes={sizes}
            priority={priority}
            className="aspect-16/10 w-full object-cover xl:aspect-video"
          />
        </div>
        <Link
          href={mode ? page(mode) : page}
          aria-label={`View details of ${name}`}
          data-no-print
          className="absolute right-0 bottom-0 z-10 grid pointer-coarse:hidden size-target place-items-center bg-canvas"
        >
          <Icon shape={EYE} className="size-5" />
        </Link>
      </div>
      {/* A single result is wider than 40rem: there the name is large, and all stands below it. */}
      <div className="@container pt-3">
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={status} />
          <CategoryBadge category={category} />
        </p>
        <div className="mt-2 grid @max-[40rem]:@min-[24rem]:grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-baseline gap-x-4">
          <Heading className="@min-[40rem]:mb-2 font-serif @min-[40rem]:text-headline text-card">
            <CardLink href={mode ? page(mode) : page}>{name}</CardLink>
          </Heading>
          <Price
            {...vehicle}
            below={below}
            className={clsx(
              // The amount, then its caption on the same line, or below it.
              'no-js:space-y-2 *:flex *:flex-wrap *:items-baseline *:gap-x-2 *:gap-y-0.5 [&_p:nth-child(2)]:-order-1',
              '@max-[40rem]:@min-[24rem]:row-span-2 @max-[40rem]:@min-[24rem]:text-right @max-[40rem]:@min-[24rem]:*:flex-col @max-[40rem]:@min-[24rem]:*:items-end',
              // A sold car's price is as large, or its text would be higher than its neighbour's.
              '@min-[40rem]:[&_p:nth-child(2)]:text-lead [&_p:nth-child(2)]:text-body',
            )}
          />
          <p className="@min-[40rem]:mt-1 text-label text-muted">
            {[year, fuel, transmission].join(' · ')}
            {seats && <span data-only-in="rental">{` · ${seats} seats`}</span>}
          </p>
        </div>
        <div className="relative @min-[40rem]:mt-5 mt-3 flex @min-[40rem]:max-w-md gap-2" data-no-print>
          <ContactActions message={asked ? message(asked) : message} place="card" about={name} />
          <ShortlistToggle id={id} name={name} className="-mr-3" />
        </div>
      </div>
    </article>
  );
}
