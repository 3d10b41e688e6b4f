import { buttonClass } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';
import { routes } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { claims } from '@/lib/site/inventory';
import { site } from '@/lib/site/site';

export function AboutHero() {
  return (
    <>
      <div className="frame">
        <PageTitle>{`A house for fine cars, in ${site.address.city} since ${site.since}`}</PageTitle>
      </div>
      <Picture
        source={pictureSources('about/showroom')}
        alt=""
        sizes="100vw"
        priority
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
      <section aria-label="Why people trust us" className="frame grid gap-x-16 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="font-serif text-title leading-snug">
            We sell and rent cars that most people see once a year. That takes patience, clear papers and a workshop
            that knows them, more than it takes a showroom.
          </p>
          <a href={routes.contact} className={buttonClass('primary', 'mt-8 max-sm:w-full')}>
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
