import { clsx } from 'clsx/lite';
import { Gallery } from '@/components/gallery/gallery';
import { PageShell } from '@/components/layout/page-shell';
import { SkipLink } from '@/components/layout/skip-link';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { Facts, headingLayout } from '@/components/ui/facts';
import { SectionHeading } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { CHECK } from '@/components/ui/icon-shapes';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { TextLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { eyebrowClass } from '@/components/ui/text-classes';
import { availableAlternatives, similarVehicles } from '@/lib/catalogue/pages';
import { sellRoute } from '@/lib/enquiry/sell';
import { rental, vehicles } from '@/lib/inventory/inventory';
import { crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { routes, vehicleEnquiryRoute, vehicleRoute } from '@/lib/page/routes';
import { vehicleGraph } from '@/lib/page/structured-data';
import { galleryPictures, ownPictures, vehicleSpin } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { askedIn, onlyInMode, soleMode, sumAsked } from '@/lib/vehicle/asking';
import { toUnfilteredCard } from '@/lib/vehicle/card-vehicle';
import { categoryLabel } from '@/lib/vehicle/category';
import { headlineFacts } from '@/lib/vehicle/fact-lists';
import { knownFacts } from '@/lib/vehicle/facts';
import { termsOf } from '@/lib/vehicle/rental-terms';
import { statusOf, unavailability } from '@/lib/vehicle/status';
import { AskSheet } from './ask-sheet';
import { AvailabilityNote } from './availability-note';
import { BackLink } from './back-link';
import { Dossier } from './dossier';
import { ModeSwitch } from './mode-switch';
import { PhotographsLink } from './photographs-link';
import { PicturesFollow } from './pictures-follow';
import { Price } from './price';
import { FirstTerms, RentalTermsSection } from './rental-terms';
import { SimilarVehicles } from './similar-vehicles';
import { SpecificationTable } from './specification-table';
import { StatusBadge } from './status-badge';
import { ToScale } from './to-scale';
import { VehicleActions } from './vehicle-contact';
import { VehicleControls } from './vehicle-controls';

const ASK_ID = 'ask';

const named = ({ id, name }: Vehicle) => ({ id, name });

export function VehicleView({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, name, brand, model, category, status, year, description, features, images } = vehicle;
  const pictures = galleryPictures(vehicle);
  const [firstPicture] = pictures;
  // The last of several is as a rule of a part of the car.
  const near = pictures.length > 3 ? pictures.at(-1) : undefined;
  const spin = vehicleSpin(vehicle);
  // A dot and a word need a ground of their own over a picture; a block of colour is one.
  const badge = (
    <div className={statusOf(status).tone === 'available' ? 'bg-canvas px-1.5' : undefined}>
      <StatusBadge status={status} />
    </div>
  );
  const place = { sharedPicture: `vehicle-${id}`, badge };
  const sources = pictures.map(({ source }) => source);
  const similar = similarVehicles(vehicle, vehicles);
  const only = soleMode(vehicle);
  const asked = askedIn(vehicle);
  const [price, dailyRental] = [sumAsked(vehicle, 'sale'), sumAsked(vehicle, 'rental')];
  const unavailable = unavailability(status);
  const isSold = status === 'sold';
  const terms = termsOf(vehicle, rental);
  const alternatives = availableAlternatives(vehicle, vehicles);
  const askLabel = (
    <>
      {asked !== 'rental' && <span data-only-in={asked ? undefined : 'sale'}>Ask about this car</span>}
      {asked !== 'sale' && <span data-only-in={asked ? undefined : 'rental'}>Choose dates or ask</span>}
    </>
  );

  return (
    <PageShell
      current={routes.vehicles}
      crumbs={crumbsForVehicle(name)}
      contactActions={<VehicleActions id={id} name={name} only={asked} place="bar" />}
      printedPath={vehicleRoute(id)}
    >
      <article aria-labelledby="vehicle-name" className="frame pb-section" data-sheet>
        <BackLink />
        <div className="mt-1 grid sideways:grid-cols-2 grid-rows-[auto_1fr] gap-x-12 gap-y-3 lg:mt-4 lg:grid-cols-12 xl:gap-x-16 print:gap-y-4">
          {/* Read out before the pictures, but placed after them: hidden until everything here has arrived. */}
          <div className="@container not-has-[+*+*]:invisible lg:col-span-4" data-sheet-head>
            <p className={eyebrowClass}>
              {categoryLabel(category)} · {year}
            </p>
            <h1 id="vehicle-name" className="mt-1 font-serif text-name">
              {name}
            </h1>
            <Price {...vehicle} size="page" className="mt-2 grid gap-4 lg:mt-7" />
          </div>
          <div className="row-span-2 row-start-1 min-w-0 lg:col-span-8">
            <SkipLink to="#offer">Skip pictures</SkipLink>
            {images.length === 0 && firstPicture && !firstPicture.stock ? (
              <PicturesFollow {...firstPicture} {...place}>
                {!isSold && <PhotographsLink id={id} name={name} />}
              </PicturesFollow>
            ) : (
              <Gallery
                pictures={pictures}
                spin={spin}
                {...place}
                note={
                  <IllustrationNote pictures={spin ? [...sources, spin] : sources} className="mt-2">
                    {!isSold && (
                      <span data-no-print>
                        . <PhotographsLink id={id} name={name} />
                      </span>
                    )}
                  </IllustrationNote>
                }
              />
            )}
          </div>
          <div id="offer" className="@container lg:col-span-4" data-no-print>
            {only === null && <ModeSwitch className="js-only mt-2" />}
            {terms && <FirstTerms terms={terms} only={only} />}
            {unavailable && (
              <AvailabilityNote
                sentence={unavailable}
                alternatives={alternatives.map((one) => ({ ...named(one), onlyIn: onlyInMode(one) }))}
              />
            )}
            {!isSold && (
              <DialogButton opens={ASK_ID} className={buttonClass('primary', 'js-only mt-5 w-full')}>
                {askLabel}
              </DialogButton>
            )}
            <div className={clsx('flex flex-wrap gap-2', isSold ? 'mt-5' : 'mt-2')}>
              <VehicleActions id={id} name={name} only={asked} place={isSold ? 'page' : 'second'} />
            </div>
            <p className="mt-2 flex flex-wrap gap-x-6">
              <TextLink href={vehicleEnquiryRoute(id, asked ?? undefined)}>Write to us about this car</TextLink>
              {only !== 'rental' && !isSold && (
                <TextLink href={sellRoute('part-exchange', id)}>Part-exchange yours</TextLink>
              )}
            </p>
            <VehicleControls id={id} name={name} />
          </div>
        </div>
        {!isSold && (
          // Sticky from here on, below the header; phones have the contact bar.
          <div
            className="no-js:hidden! short:static sticky top-header z-10 -mx-gutter mt-16 hidden items-center gap-x-8 border-line border-b bg-canvas px-gutter py-1.5 lg:flex"
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
            <DialogButton opens={ASK_ID} className={buttonClass('primary', 'js-only')}>
              {askLabel}
            </DialogButton>
          </div>
        )}
        <section
          className={clsx(
            'relative -mx-gutter mt-16 bg-surface print:hidden',
            isSold ? 'lg:mt-24' : 'lg:mt-0',
            near && 'lg:grid lg:grid-cols-12',
          )}
        >
          {near && (
            <Picture
              source={near.source}
              alt=""
              sizes="(min-width: 64rem) 67vw, 100vw"
              className="aspect-3/2 w-full object-cover lg:col-span-8 lg:h-full"
            />
          )}
          <div className="grid px-gutter pt-7 pb-9 lg:-order-1 lg:col-span-4 lg:pt-10 lg:pb-12">
            <h2 className="sr-only">
              {brand} {model}
            </h2>
            <Facts
              layout={headingLayout}
              className={clsx(near && 'lg:grid lg:content-around')}
              facts={knownFacts(vehicle, headlineFacts)}
            />
          </div>
        </section>
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12" data-sheet-facts>
          <section className="@container lg:col-span-5">
            <h3 className={`${eyebrowClass} mb-4`}>Specifications</h3>
            <SpecificationTable vehicle={vehicle} />
          </section>
          <div className="space-y-12 lg:col-span-6 lg:col-start-7">
            <section>
              <h3 className={`${eyebrowClass} mb-4`}>About This Vehicle</h3>
              <p className="measure text-lead">{description}</p>
            </section>
            {features.length > 0 && (
              <section>
                <h3 className={`${eyebrowClass} mb-4`}>Features</h3>
                <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-8 lg:not-print:grid-cols-1">
                  {features.map((feature) => (
                    <li key={feature} className="flex items-center gap-3 border-line border-b py-3">
                      <Icon shape={CHECK} className="size-4 shrink-0 text-brass" />
                      {feature}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
        <ToScale vehicle={vehicle} className="mt-section border-line border-t pt-12" />
        <Dossier vehicle={vehicle} className="mt-section border-line border-t pt-12" />
        {terms && <RentalTermsSection terms={terms} only={only} className="mt-section border-line border-t pt-12" />}
        {similar.length > 0 && (
          <section
            className="mt-section border-line border-t pt-16"
            data-only-in={onlyInMode(...similar)}
            data-no-print
          >
            <SectionHeading className="mb-10">Similar Vehicles</SectionHeading>
            <SimilarVehicles vehicles={similar.map(toUnfilteredCard)} />
          </section>
        )}
      </article>
      {!isSold && (
        // Without scripts dialogs are part of the page.
        <div className="no-js:hidden">
          <Dialog id={ASK_ID} title="Ask about this car" placement="sheet" className="md:mt-8!">
            <AskSheet
              id={id}
              name={name}
              only={asked}
              price={price}
              dailyRental={dailyRental}
              canBeSeen={!unavailable}
            />
          </Dialog>
        </div>
      )}
      <JsonLd data={vehicleGraph(vehicle, ownPictures(vehicle))} />
    </PageShell>
  );
}
