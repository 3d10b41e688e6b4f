import { clsx } from 'clsx/lite';
import { Facts, lineLayout } from '@/components/ui/facts';
import { Unhyphenated } from '@/components/ui/headings';
import { hrefIn, TextLink } from '@/components/ui/links';
import { similarVehicles } from '@/lib/catalogue/pages';
import { sellRoute } from '@/lib/enquiry/sell';
import { vehicles } from '@/lib/inventory/inventory';
import { CATEGORIES } from '@/lib/locale';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { Vehicle } from '@/lib/schema/types';
import { onlyInMode, soleMode } from '@/lib/vehicle/asking';
import { firstFacts, knownFacts } from '@/lib/vehicle/facts';
import { unavailability } from '@/lib/vehicle/status';
import { AskButton } from './ask-dialog';
import { WHEN_BACK } from './ask-wishes';
import { AvailabilityNote } from './availability-note';
import { DatesLine } from './dates-line';
import { ModeSwitch } from './mode-switch';
import { Price } from './price';
import { FirstTerms } from './rental-terms';
import { VehicleActions } from './vehicle-actions';
import { VehicleControls } from './vehicle-controls';
import { VehiclePictures } from './vehicle-pictures';

type Props = { readonly vehicle: Vehicle };

/** Name, price and pictures, what can be done about the car, and the line that stays at the top of wide screens. */
export function VehicleHead({ vehicle }: Props) {
  const { name, brand, model, category, year, status } = vehicle;
  return (
    <>
      <div className="mt-1 grid sideways:grid-cols-2 grid-rows-[auto_1fr] gap-x-12 gap-y-2 lg:mt-4 lg:grid-cols-12 xl:gap-x-16 print:gap-y-4">
        {/* Read out before the pictures, but placed after them: hidden until everything here has arrived. */}
        <div className="@container not-has-[+*+*]:invisible lg:col-span-4" data-sheet-head>
          <h1 id="vehicle-name" className="font-serif text-name">
            <Unhyphenated>{name}</Unhyphenated>
          </h1>
          {/* As a dealer says it: with the year before it, it does not repeat the name. */}
          <div className="flex flex-wrap gap-x-1.5 text-label text-muted lg:mt-3">
            <span className="figures text-brass">{year}</span>
            <h2>
              {brand} {model}
            </h2>
            <span>· {CATEGORIES[category].badge}</span>
          </div>
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
  const { id, name, status, price, dailyRental } = vehicle;
  const only = soleMode(vehicle);
  const isSold = status === 'sold';
  const unavailable = unavailability(status);
  const alternatives = similarVehicles(vehicle, vehicles).filter((one) => one.status === 'available');
  const note = unavailable && (
    <AvailabilityNote
      sentence={unavailable}
      whenBack={status === 'rented' ? WHEN_BACK.label : undefined}
      alternatives={alternatives.slice(0, 2).map((one) => ({ id: one.id, name: one.name, onlyIn: onlyInMode(one) }))}
    />
  );
  return (
    <div id="offer" className="@container lg:col-span-4" data-no-print>
      {only === null && <ModeSwitch className="js-only mt-2" />}
      {isSold && note}
      {!isSold && <AskButton vehicle={vehicle} className="js-only mt-2 w-full lg:mt-5" />}
      {/* Phones have them in the bar. */}
      <div className={clsx('hidden gap-2 lg:flex', isSold ? 'mt-5' : 'mt-2')}>
        <VehicleActions id={id} name={name} only={only} place={isSold ? 'page' : 'second'} />
      </div>
      {!isSold && note}
      <FirstTerms vehicle={vehicle} />
      {!isSold && <DatesLine price={price} dailyRental={dailyRental} status={status} />}
      {isSold ? (
        <TextLink href={hrefIn(only, (mode) => vehicleEnquiryRoute(id, mode))}>Write to us about this car</TextLink>
      ) : (
        only !== 'rental' && (
          <p data-only-in={only ? undefined : 'sale'} className="max-lg:hidden">
            <TextLink href={sellRoute('trade-in', id)}>Trade in your car</TextLink>
          </p>
        )
      )}
      <VehicleControls id={id} name={name} />
      {!isSold && <Facts layout={lineLayout} facts={knownFacts(vehicle, firstFacts)} className="max-lg:hidden" />}
    </div>
  );
}
