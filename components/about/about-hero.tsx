import { buttonClass } from '@/components/ui/button';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { claims } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { site } from '@/lib/site/site';

export function AboutHero() {
  return (
    <>
      <div className="dark relative isolate bg-studio text-ink lg:min-h-[min(52rem,max(30rem,calc(100svh-16rem)))]">
        <div className="frame pt-8 lg:pt-12 print:pt-0">
          <h1 className="max-w-[20ch] font-serif text-headline">
            {`A house for fine cars, in ${site.address.city} since ${site.since}`}
          </h1>
        </div>
        <div className="relative -z-10 -mt-4 sm:-mt-12 lg:absolute lg:inset-0 lg:mt-0 print:static print:mt-4">
          <Picture
            source={pictureSources('home/hero')}
            alt=""
            sizes="100vw"
            priority
            className="aspect-2/1 w-full object-cover object-[50%_42%] lg:aspect-auto lg:h-full print:aspect-3/1 print:h-auto"
          />
          {/* Hides the picture's upper edge, and keeps letters readable that are large enough to reach the cars. */}
          <div className="absolute inset-x-0 top-0 h-1/2 bg-linear-to-b from-studio to-transparent print:hidden" />
        </div>
      </div>
      <div className="frame">
        <IllustrationNote pictures={[pictureSources('home/hero')]} scene className="mt-2" />
      </div>
      <section
        aria-label="Why people trust us"
        className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12 print:mt-[6mm]"
      >
        <div className="lg:col-span-6">
          <p className="font-serif text-title leading-snug">
            We sell and rent cars that most people see once a year. That takes patience, clear papers and a workshop
            that knows them, more than it takes a showroom.
          </p>
          <a href={routes.contact} className={buttonClass('primary', 'mt-8 max-sm:w-full')} data-no-print>
            Learn More About Us
          </a>
        </div>
        <ul className="border-line border-t lg:col-span-5 lg:col-start-8">
          {claims.trust.map((reason) => (
            <li key={reason} className="border-line border-b py-4">
              {reason}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
