import { clsx } from 'clsx/lite';
import { ShortlistToggle } from '@/components/device/shortlist-toggle';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { CardLink } from '@/components/ui/card-link';
import { Icon } from '@/components/ui/icon';
import { EYE } from '@/components/ui/icon-shapes';
import { Picture } from '@/components/ui/picture';
import { categoryLabel } from '@/lib/catalogue/options';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { vehicleRoute } from '@/lib/page/routes';
import { askedIn } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { StatusBadge } from './status-badge';

type Props = {
  readonly vehicle: CardVehicle;
  readonly mode: Mode;
  /** What a message about a rental says of it: 'It is for a wedding.' */
  readonly occasion?: string;
  /** The `sizes` of its picture where it stands. */
  readonly sizes: string;
  readonly priority?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
  /** With its words beside the picture on wide screens. */
  readonly across?: boolean;
};

/** A vehicle as a lot in a catalogue: picture, title, few facts, price. The whole card leads to its page. */
export function VehicleCard({ vehicle, mode, occasion, sizes, priority, headingLevel: Heading = 'h3', across }: Props) {
  const { id, name, year, fuel, transmission, category, status, picture, stock } = vehicle;
  return (
    <article
      aria-label={`${name}, ${year}`}
      className={clsx('group relative flex h-full flex-col', across && 'lg:grid lg:grid-cols-12 lg:gap-x-12')}
    >
      <div className={clsx('relative', across && 'lg:col-span-8')}>
        <div className="relative" data-shared-picture={`vehicle-${id}`}>
          <Picture
            source={picture}
            stock={stock}
            alt=""
            sizes={sizes}
            priority={priority}
            className="aspect-16/10 w-full object-cover"
          />
          <div className="absolute top-3 right-14 left-3 flex flex-wrap gap-1.5 [print-color-adjust:exact]">
            <StatusBadge status={status} />
            <span className="bg-canvas px-2.5 py-1 text-label text-muted">{categoryLabel(category)}</span>
          </div>
        </div>
        <ShortlistToggle id={id} name={name} className="absolute top-0 right-0 z-10" />
      </div>
      <div className={clsx('@container flex flex-1 flex-col pt-5', across && 'lg:col-span-4 lg:pt-0')}>
        <div className="flex items-start justify-between gap-6">
          <Heading className={clsx('font-serif text-title', across && 'lg:text-heading')}>
            <CardLink href={vehicleRoute(id, mode)}>{name}</CardLink>
          </Heading>
          <a
            href={vehicleRoute(id, mode)}
            aria-label={`View details of ${name}`}
            data-no-print
            className="relative -mt-1.5 -mr-[calc((var(--spacing-target)-1.5rem)/2)] grid size-target shrink-0 place-items-center text-muted hover:text-ink"
          >
            <Icon shape={EYE} className="size-5" />
          </a>
        </div>
        <p className="mt-1 text-muted text-small">
          {year} · {fuel} · {transmission}
        </p>
        <div className="mt-auto flex @lg:flex-row flex-col @lg:items-end @lg:justify-between gap-5 pt-4">
          <Price {...vehicle} className="no-js:space-y-2" />
          <div className="relative flex flex-wrap gap-2" data-no-print>
            <ContactActions
              message={vehicleCardMessage(name, askedIn(vehicle) ?? mode, occasion)}
              callLabel="Call"
              place="card"
              about={name}
            />
          </div>
        </div>
      </div>
    </article>
  );
}
