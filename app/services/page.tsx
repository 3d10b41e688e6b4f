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
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-14 lg:grid-cols-4 lg:gap-y-20 print:grid-cols-3 print:gap-x-6 print:gap-y-5">
          {services.map((service, index) => (
            <li key={service.slug} id={service.slug} className={index < 2 ? 'lg:not-print:col-span-2' : undefined}>
              <ServiceCard service={service} priority={index === 0} large={index < 2} />
            </li>
          ))}
        </ul>
        <IllustrationNote
          pictures={services.map(({ image }) => pictureSources(image))}
          scene
          className="mt-8 print:mt-4"
        />
      </div>
      <ProcessStrip />
      <CustomSolution />
    </PageShell>
  );
}
