import { PageShell } from '@/components/layout/page-shell';
import { ServiceCard } from '@/components/services/service-card';
import { CustomSolution, ProcessStrip } from '@/components/services/services-end';
import { PageTitle } from '@/components/ui/headings';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { OnThisPage } from '@/components/ui/on-this-page';
import { services } from '@/lib/inventory/inventory';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { pictureSources } from '@/lib/pictures/pictures';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Services: sales, rental, maintenance, financing | ${site.name}`,
  description: `${services.map(({ title }) => title).join(', ')} at ${site.name} in ${site.address.city}.`,
  path: routes.services,
  share: pageCard('services', `The services of ${site.name}`),
});

export default function ServicesPage() {
  return (
    <PageShell current={routes.services} crumbs={crumbsFor('services')}>
      <div className="frame">
        <PageTitle
          large
          lead="Buy, rent, service, insure, finance: all under one roof."
          aside={<OnThisPage sections={services.map(({ slug, title }) => ({ id: slug, title }))} />}
        >
          Our Services
        </PageTitle>
        <div className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-4 print:grid-cols-3 print:gap-6">
          {services.map((service, index) => (
            <ServiceCard key={service.slug} service={service} priority={index === 0} large={index < 2} />
          ))}
        </div>
        <IllustrationNote pictures={services.map(({ image }) => pictureSources(image))} scene className="lg:-mt-10" />
      </div>
      <ProcessStrip />
      <CustomSolution />
    </PageShell>
  );
}
