import { ContactActions } from '@/components/enquiry/contact-actions';
import { ShortlistToggle } from '@/components/lists/shortlist-toggle';
import { vehicleCardMessage } from '@/lib/enquiry/messages';
import { askedIn } from '@/lib/vehicle/asking';
import type { CardVehicle } from '@/lib/vehicle/card-vehicle';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly vehicle: CardVehicle;
  readonly mode: Mode;
  /** The occasion and dates in a message about a rental. */
  readonly request?: string;
};

/** What a visitor can do about the vehicle of a card: write, call, put it on the shortlist. */
export function VehicleCardActions({ vehicle, mode, request }: Props) {
  const { id, name } = vehicle;
  return (
    <>
      <ContactActions message={vehicleCardMessage(name, askedIn(vehicle) ?? mode, request)} place="card" about={name} />
      <ShortlistToggle id={id} name={name} className="-ml-3 *:justify-items-end" />
    </>
  );
}
