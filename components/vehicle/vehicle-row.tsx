import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/shortlist/shortlist-toggle';
import { CardLink } from '@/components/ui/card-link';
import { Picture } from '@/components/ui/picture';
import { categoryLabel } from '@/lib/catalogue/options';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { vehicleRoute } from '@/lib/page/routes';
import { formatAcceleration } from '@/lib/text/measures';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';
import { Price } from './price';
import { StatusBadge } from './status-badge';

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-label text-muted">{label}</dt>
      <dd className="figures text-small">{value}</dd>
    </div>
  );
}

/** A vehicle as a line of a sheet, the same facts in the same places, for reading down and comparing. */
export function VehicleRow({ vehicle, mode }: { readonly vehicle: CardVehicle; readonly mode: Mode }) {
  const { id, name, year, fuel, transmission, category, status, engine, acceleration, picture, stock } = vehicle;
  return (
    <article
      aria-label={name}
      className="group relative grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6 lg:grid-cols-[10rem_minmax(0,1fr)_10rem_8.5rem] lg:items-center"
    >
      <div className="relative self-start bg-studio lg:self-center">
        <Picture source={picture} stock={stock} alt="" sizes="10rem" className="aspect-16/10 w-full object-cover" />
      </div>
      <div className="relative min-w-0">
        <ShortlistToggle id={id} name={name} className="absolute -top-2.5 right-0 z-10" />
        <h2 className="pr-12 font-serif text-lead leading-snug lg:text-title">
          <CardLink href={vehicleRoute(id, mode)}>{name}</CardLink>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-label text-muted">
          <StatusBadge status={status} />
          <span>{categoryLabel(category)}</span>
        </p>
        <dl className="mt-3 hidden grid-cols-[4rem_minmax(8rem,1.4fr)_1fr_1fr] gap-x-4 gap-y-2 lg:grid">
          <Fact label="Year" value={year} />
          <Fact label="Engine" value={engine} />
          <Fact label="Fuel" value={`${fuel}, ${transmission.toLowerCase()}`} />
          <Fact label="0-100 km/h" value={formatAcceleration(acceleration)} />
        </dl>
      </div>
      <Price {...vehicle} className="col-start-2 sm:col-start-auto sm:text-right lg:text-left" />
      <dl className="col-span-full grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 lg:hidden">
        <Fact label="Year" value={year} />
        <Fact label="0-100 km/h" value={formatAcceleration(acceleration)} />
        <Fact label="Engine" value={engine} />
        <Fact label="Fuel" value={`${fuel}, ${transmission.toLowerCase()}`} />
      </dl>
      <div className="relative col-span-full flex gap-2 lg:col-auto lg:flex-col" data-no-print>
        <ContactActions message={vehicleCardMessage(name, mode)} callLabel="Call" place="card" about={name} />
      </div>
    </article>
  );
}
