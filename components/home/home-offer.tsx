import { SectionHeading } from '@/components/ui/headings';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { CardLink, TextLink } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { VehicleCard } from '@/components/vehicle/vehicle-card';
import { FEATURED_COUNT } from '@/lib/catalogue/pages';
import { services, vehicles } from '@/lib/inventory/inventory';
import { routes, vehiclesRoute } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';

/** The first vehicles of the list, in the default mode. */
export function FeaturedVehicles() {
  const featured = vehicles.slice(0, FEATURED_COUNT).map(toCardVehicle);
  return (
    <section className="frame py-section">
      <SectionHeading
        large
        action={
          <p className="flex flex-wrap gap-x-8">
            <TextLink href={routes.vehicles}>View All Vehicles</TextLink>
            <TextLink href={vehiclesRoute('rental')}>Cars for rent</TextLink>
          </p>
        }
      >
        Featured Vehicles
      </SectionHeading>
      {featured.length === 0 ? (
        <p className="mt-10 text-lead text-muted">No vehicles are listed at the moment.</p>
      ) : (
        <ul className="max-md:not-print:strip mt-8 grid gap-x-8 gap-y-14 md:mt-12 md:grid-cols-2 lg:grid-cols-3 print:mt-4 print:grid-cols-3 print:gap-x-5 print:gap-y-5">
          {featured.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard
                vehicle={vehicle}
                mode="sale"
                sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 82vw"
              />
            </li>
          ))}
        </ul>
      )}
      <IllustrationNote pictures={featured.map(({ picture }) => picture)} className="mt-8 text-right print:mt-4" />
    </section>
  );
}

export function HomeServices() {
  const featured = services.filter(({ onHome }) => onHome);
  return (
    <section className="bg-surface">
      <div className="frame py-section">
        <SectionHeading action={<TextLink href={routes.services}>View All Services</TextLink>}>
          Our Services
        </SectionHeading>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:mt-12 md:grid-cols-3 print:mt-4 print:grid-cols-3">
          {featured.map((service) => (
            <li key={service.slug}>
              <article
                aria-label={service.title}
                className="group relative max-md:grid max-md:grid-cols-[min(7.5rem,32%)_minmax(0,1fr)] max-md:items-center max-md:gap-x-4"
              >
                <Picture
                  source={pictureSources(service.image)}
                  alt=""
                  sizes="(min-width: 48rem) 30vw, 8rem"
                  className="aspect-16/10 w-full object-cover md:max-lg:aspect-4/3 print:aspect-21/9"
                />
                <h3 className="font-serif text-title md:mt-5">
                  <CardLink href={`${routes.services}#${service.slug}`}>{service.title}</CardLink>
                </h3>
                <p className="measure col-span-full mt-2 text-muted max-md:mt-4">{service.description}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
