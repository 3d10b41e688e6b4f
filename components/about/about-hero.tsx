import { buttonClass } from '@/components/ui/button';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { claims, houseFacts } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { withFacts } from '@/lib/schema/legal-text';
import { site } from '@/lib/site/site';

const lineUp = pictureSources('about/line-up');

export function AboutHero() {
  return (
    <>
      <div className="dark relative isolate bg-canvas text-ink">
        <div className="frame relative pt-8 sm:absolute sm:inset-x-0 sm:pt-10 lg:pt-16 print:static print:pt-0">
          <h1 className="max-w-[20ch] font-serif text-display">
            {`A house for fine cars, in ${site.address.city} since ${site.since}`}
          </h1>
        </div>
        <Picture
          source={lineUp}
          alt=""
          sizes="(min-width: 40rem) 100vw, 150vw"
          priority
          className="relative -z-10 -mt-20 aspect-4/3 w-full object-cover object-right sm:mt-0 sm:aspect-video sm:object-top lg:aspect-2/1 lg:max-h-[calc(100svh-8rem)] lg:min-h-[34rem] print:mt-4 print:aspect-3/1"
        />
        <IllustrationNote
          pictures={[lineUp]}
          scene
          className="frame absolute inset-x-0 bottom-3 text-right print:static"
        />
      </div>
      <section
        aria-label="Why people trust us"
        className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12 print:mt-[6mm]"
      >
        <div className="lg:col-span-6">
          <p className="font-serif text-title leading-snug">{withFacts(claims.story, houseFacts)}</p>
          <a href={routes.contact} className={buttonClass('primary', 'mt-8 max-sm:w-full')} data-no-print>
            Learn More About Us
          </a>
        </div>
        <ul className="border-line border-t lg:col-span-5 lg:col-start-8">
          {claims.trust.map((reason) => (
            <li key={reason} className="border-line border-b py-4">
              {withFacts(reason, houseFacts)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function StatTiles() {
  return (
    <div className="frame">
      <div className="@container">
        <dl className="grid @max-[15.5rem]:grid-cols-1 grid-cols-2 border-line border-y lg:grid-cols-4">
          {claims.about.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-line @max-[15.5rem]:border-l-0! py-8 @max-[15.5rem]:pl-0! pl-3 even:border-l max-lg:nth-[n+3]:border-t max-lg:odd:pl-0 lg:not-first:border-l lg:pl-8 lg:first:pl-0"
            >
              <dt className="mt-2 text-muted text-small">{label}</dt>
              <dd className="figures font-serif text-heading">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
