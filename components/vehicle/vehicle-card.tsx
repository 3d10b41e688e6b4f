import { clsx } from 'clsx/lite';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { Icon } from '@/components/ui/icon';
import { EYE } from '@/components/ui/icon-shapes';
import { CardLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { CATEGORIES } from '@/lib/locale';
import { vehicleRoute } from '@/lib/page/routes';
import { askedIn, type BelowPrice } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { StatusBadge } from './status-badge';

type Props = {
  readonly vehicle: CardVehicle;
  readonly mode: Mode;
  readonly below?: BelowPrice;
  /** The `sizes` of its picture at this place. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** With its words beside the picture on wide screens. */
  readonly across?: boolean;
  /** The dates in a message about a rental. */
  readonly request?: string;
};

/** A vehicle as a lot in a catalogue: picture, title, few facts, price. The whole card leads to its page. */
export function VehicleCard({
  vehicle,
  mode,
  below,
  sizes,
  priority,
  headingLevel: Heading = 'h3',
  across,
  request,
}: Props) {
  const { id, name, year, fuel, transmission, category, status, picture, stock } = vehicle;
  return (
    <article
      aria-label={`${name}, ${year}`}
      className={clsx('group relative h-full', across && 'lg:grid lg:grid-cols-3 lg:gap-x-12')}
    >
      <div className={clsx('relative', across && 'lg:col-span-2')}>
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
        <a
          href={vehicleRoute(id, mode)}
          aria-label={`View details of ${name}`}
          data-no-print
          className="absolute right-0 bottom-0 z-10 grid size-target place-items-center bg-canvas"
        >
          <Icon shape={EYE} className="size-5" />
        </a>
      </div>
      <div className={clsx('@container pt-3', across && 'lg:grid lg:content-between lg:pt-0')}>
        <div
          className={clsx(
            'grid grid-rows-[auto_1fr] gap-x-4',
            across ? 'lg:gap-y-3' : '@min-[24rem]:grid-cols-[minmax(0,1fr)_auto] items-baseline',
          )}
        >
          <Heading className={clsx('font-serif text-card', across && 'lg:text-heading')}>
            <CardLink href={vehicleRoute(id, mode)}>{name}</CardLink>
          </Heading>
          <Price
            {...vehicle}
            below={below}
            className={clsx(
              // The amount, then its caption on the same line, or below it.
              'no-js:space-y-2 *:flex *:flex-wrap *:items-baseline *:gap-x-2 *:gap-y-0.5 [&_p:nth-child(2)]:-order-1',
              !across &&
                '@min-[24rem]:row-span-2 @min-[24rem]:text-right @min-[24rem]:*:flex-col @min-[24rem]:*:items-end',
            )}
          />
          <p className="text-label text-muted">{[CATEGORIES[category].badge, year, fuel, transmission].join(' · ')}</p>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-line border-t">
          <StatusBadge status={status} />
          <div className="relative flex flex-wrap items-center gap-x-4" data-no-print>
            <ContactActions
              message={vehicleCardMessage(name, askedIn(vehicle) ?? mode, request)}
              place="card"
              about={name}
            />
            <ShortlistToggle id={id} name={name} className="-ml-3 *:justify-items-end" />
          </div>
        </div>
      </div>
    </article>
  );
}
