import { PageShell } from '@/components/layout/page-shell';
import { CustomSolution } from '@/components/services/custom-solution';
import { ProcessStrip } from '@/components/services/process-strip';
import { ServiceCard } from '@/components/services/service-card';
import { PageTitle } from '@/components/ui/page-title';
import { site } from '@/data/site';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { services } from '@/lib/site/inventory';

export const metadata = pageMetadata({
  title: `Services: sales, rental, maintenance, financing | ${site.name}`,
  description:
    'Six services around fine cars in Nairobi: sales with trade-in, rental by the day, vehicle protection, maintenance, financing and concierge, and how each of them works.',
  path: routes.services,
  share: { file: 'services.jpg', alt: `The services of ${site.name}` },
});

export default function ServicesPage() {
  return (
    <PageShell current={routes.services} crumbs={crumbsFor('services')}>
      <div className="frame">
        <PageTitle lead="Buying the car is one afternoon. These are the other days.">Our Services</PageTitle>
        <ul className="grid gap-x-12 gap-y-16 border-line border-t pt-10 md:grid-cols-2 lg:gap-y-24 lg:pt-16">
          {services.map((service, index) => (
            <li key={service.slug} id={service.slug} className={index % 2 === 1 ? 'md:mt-24' : undefined}>
              <ServiceCard service={service} priority={index === 0} />
            </li>
          ))}
        </ul>
      </div>
      <ProcessStrip />
      <CustomSolution />
    </PageShell>
  );
}
