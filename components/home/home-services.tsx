import { SellLinks } from '@/components/enquiry/sell-section';
import { CardLink } from '@/components/ui/card-link';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import { services } from '@/lib/inventory/inventory';
import { routes } from '@/lib/page/routes';
import { pictureSources } from '@/lib/pictures/pictures';

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
