import { clsx } from 'clsx/lite';
import { eyebrowClass } from '@/components/ui/text-classes';
import { similarVehicles } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import { CATEGORIES } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { onlyInMode, soleMode } from '@/lib/vehicle/asking';
import { unavailability } from '@/lib/vehicle/status';
import { AskButton } from './ask-dialog';
import { AvailabilityNote } from './availability-note';
import { ModeSwitch } from './mode-switch';
import { Price } from './price';
import { FirstTerms } from './rental-terms';
import { VehicleActions } from './vehicle-actions';
import { VehicleControls } from './vehicle-controls';
import { VehiclePictures } from './vehicle-pictures';

type Props = { readonly vehicle: Vehicle };

/** Name, price and pictures, what can be done about the car, and the line that stays at the top of wide screens. */
export function VehicleHead({ vehicle }: Props) {
  const { name, category, year, status } = vehicle;
  return (
    <>
      <div className="mt-1 grid sideways:grid-cols-2 grid-rows-[auto_1fr] gap-x-12 gap-y-3 lg:mt-4 lg:grid-cols-12 xl:gap-x-16 print:gap-y-4">
        {/* Read out before the pictures, but placed after them: hidden until everything here has arrived. */}
        <div className="@container not-has-[+*+*]:invisible lg:col-span-4" data-sheet-head>
          <p className={eyebrowClass}>
            {CATEGORIES[category].badge} · {year}
          </p>
          <h1 id="vehicle-name" className="mt-1 font-serif text-name">
            {name}
          </h1>
          <Price {...vehicle} size="page" className="mt-2 grid gap-4 lg:mt-7" />
        </div>
        <VehiclePictures vehicle={vehicle} />
        <Offer vehicle={vehicle} />
      </div>
      {status !== 'sold' && (
        // Sticky from here on, below the header; phones have the contact bar.
        <div
          className="no-js:hidden! short:static sticky top-header z-10 mt-16 hidden items-center gap-x-8 border-line border-b bg-canvas py-1.5 lg:flex"
          data-no-print
          data-stays
        >
          {/* Hidden: screen readers read it at the top of the page. */}
          <p aria-hidden="true" className="mr-auto font-serif text-title">
            {name}
          </p>
          <div aria-hidden="true">
            <Price {...vehicle} previousPrice={undefined} className="text-right" />
          </div>
          <AskButton vehicle={vehicle} className="js-only" />
        </div>
      )}
    </>
  );
}

function Offer({ vehicle }: Props) {
  const { id, name, status } = vehicle;
  const only = soleMode(vehicle);
  const isSold = status === 'sold';
  const unavailable = unavailability(status);
  const alternatives = similarVehicles(vehicle, vehicles).filter((one) => one.status === 'available');
  return (
    <div id="offer" className="@container lg:col-span-4" data-no-print>
      {only === null && <ModeSwitch className="js-only mt-2" />}
      <FirstTerms vehicle={vehicle} />
      {unavailable && (
        <AvailabilityNote
          sentence={unavailable}
          alternatives={alternatives.map((one) => ({ id: one.id, name: one.name, onlyIn: onlyInMode(one) }))}
        />
      )}
      {!isSold && <AskButton vehicle={vehicle} className="js-only mt-5 w-full" />}
      <div className={clsx('flex flex-wrap gap-2', isSold ? 'mt-5' : 'mt-2')}>
        <VehicleActions id={id} name={name} only={only} place={isSold ? 'page' : 'second'} />
      </div>
      <VehicleControls id={id} name={name} />
    </div>
  );
}
