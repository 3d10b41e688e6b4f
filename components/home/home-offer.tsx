import { SellLinks } from '@/components/enquiry/sell-section';
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
        <ul className="max-md:not-print:strip mt-8 grid gap-x-8 gap-y-16 md:mt-14 md:grid-cols-2 lg:gap-x-12 lg:gap-y-24 print:mt-4 print:grid-cols-3 print:gap-x-5 print:gap-y-5">
          {featured.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} mode="sale" sizes="(min-width: 48rem) 46vw, 82vw" />
            </li>
          ))}
        </ul>
      )}
      <IllustrationNote pictures={featured.map(({ picture }) => picture)} className="mt-8 md:mt-14 print:mt-4" />
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
        <ul className="mt-8 border-line border-t md:mt-14 print:mt-4">
          {featured.map((service) => (
            <li key={service.slug} className="border-line border-b print:py-2.5">
              <article
                aria-label={service.title}
                className="group relative grid grid-cols-[min(7.5rem,32%)_minmax(0,1fr)] items-center gap-x-4 gap-y-4 py-6 md:grid-cols-12 md:gap-x-8 md:py-10 lg:gap-x-12"
              >
                <Picture
                  source={pictureSources(service.image)}
                  alt=""
                  sizes="(min-width: 48rem) 33vw, 8rem"
                  className="aspect-16/10 w-full object-cover md:col-span-4 print:aspect-21/9"
                />
                <h3 className="font-serif text-title md:col-span-4 lg:col-span-3">
                  <CardLink href={`${routes.services}#${service.slug}`}>{service.title}</CardLink>
                </h3>
                <p className="measure col-span-full text-muted md:col-span-4 lg:col-span-5">{service.description}</p>
              </article>
            </li>
          ))}
        </ul>
        <SellLinks className="mt-6" />
      </div>
    </section>
  );
}
