import { clsx } from 'clsx/lite';
import { columnsLayout, Facts } from '@/components/ui/facts';
import { Unhyphenated } from '@/components/ui/headings';
import { Icon } from '@/components/ui/icon';
import { CHECK } from '@/components/ui/icon-shapes';
import { Picture } from '@/components/ui/picture';
import { eyebrowClass } from '@/components/ui/text-classes';
import { galleryPictures } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { soleMode } from '@/lib/vehicle/asking';
import { facts, headlineFacts, knownFacts, modelFacts, specifiedFacts } from '@/lib/vehicle/facts';
import { AskQuestions } from './ask-questions';
import { openQuestions } from './ask-wishes';

type Props = { readonly vehicle: Vehicle };

const labels = (wishes: readonly { readonly label: string }[]) => wishes.map(({ label }) => label);

/** What every car of the model is: large figures, the specifications, a description and the features. */
export function VehicleFacts({ vehicle }: Props) {
  const { description, features, status } = vehicle;
  const { sale, rental } = openQuestions(vehicle);
  return (
    <>
      <Headline vehicle={vehicle} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-12" data-sheet-facts>
        <section className="@container lg:col-span-full">
          <h3 className={`${eyebrowClass} mb-4`}>Specifications</h3>
          <Facts
            layout={columnsLayout}
            facts={knownFacts(vehicle, [...specifiedFacts, ...modelFacts])}
            className="lg:grid-cols-2 xl:grid-cols-3"
          />
          {status !== 'sold' && (
            <AskQuestions questions={{ sale: labels(sale), rental: labels(rental) }} only={soleMode(vehicle)} />
          )}
        </section>
        <div className="max-lg:space-y-12 lg:contents">
          <section className="lg:col-span-5">
            <h3 className={`${eyebrowClass} mb-4`}>About This Vehicle</h3>
            <p className="measure text-lead">{description}</p>
          </section>
          {features.length > 0 && (
            <section className="lg:col-span-7">
              <h3 className={`${eyebrowClass} mb-4`}>Features</h3>
              <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-8">
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
    </>
  );
}

/** The figures beside the last of several pictures, which is as a rule of a part of the car. */
function Headline({ vehicle }: Props) {
  const { engine } = vehicle;
  const pictures = galleryPictures(vehicle);
  const near = pictures.length > 2 ? pictures.at(-1) : undefined;
  return (
    <section
      className={clsx(
        'relative -mx-gutter mt-16 bg-surface lg:mx-0 print:hidden',
        vehicle.status === 'sold' ? 'lg:mt-24' : 'lg:mt-0',
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
      <dl
        className={clsx(
          'figures flex flex-wrap items-end gap-x-12 gap-y-5 px-gutter pt-7 pb-9 lg:justify-between lg:pt-10 lg:pb-12',
          near && 'lg:-order-1 lg:col-span-4 lg:grid lg:content-evenly lg:py-8',
        )}
      >
        {knownFacts(vehicle, headlineFacts).map(({ label, value }) => (
          <div key={label}>
            <dt className="mb-2 text-label text-muted">{label}</dt>
            <dd className="font-serif text-headline">{value}</dd>
          </div>
        ))}
        {/* As high with one line as with two. */}
        {engine && (
          <div className={clsx(near && 'lg:min-h-24')}>
            <dt className="mb-2 text-label text-muted">{facts.engine.label}</dt>
            <dd className="text-balance font-serif text-title lg:max-xl:text-card">
              <Unhyphenated>{engine}</Unhyphenated>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
