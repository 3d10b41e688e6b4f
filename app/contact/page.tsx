import { ContactDetails, ContactOpening, VisitShowroom } from '@/components/contact/contact-details';
import { ContactForm } from '@/components/enquiry/contact-form';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { Lead, SectionHeading } from '@/components/ui/headings';
import { Scene } from '@/components/ui/scene';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes, WRITE } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { dealerGraph } from '@/lib/page/structured-data';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Contact: WhatsApp, phone, e-mail, showroom | ${site.name}`,
  description: `Reach ${site.name} by WhatsApp, phone or e-mail, or visit the showroom on ${site.address.street}, ${site.address.city}. Opening hours and directions.`,
  path: routes.contact,
  share: pageCard('contact', `Contact ${site.name}`),
});

export default function ContactPage() {
  return (
    <PageShell current={routes.contact} crumbs={crumbsFor('contact')}>
      <div className="frame">
        <div className="grid gap-x-16 gap-y-6 pt-4 lg:grid-cols-12 lg:gap-y-12 lg:pt-6">
          <div className="flex flex-col lg:col-span-7">
            <h1 className="font-serif text-headline">Talk to us</h1>
            <Lead>WhatsApp is quickest. For a longer question, write to us.</Lead>
            <ContactOpening />
          </div>
          {/* On phones it is last: shown when what comes before it has arrived, or it would move away. */}
          <div className="max-lg:order-last max-lg:not-has-[~div]:hidden lg:col-span-5 print:hidden">
            <Scene
              name="services/concierge"
              sizes="(min-width: 64rem) 40vw, 100vw"
              className="aspect-[5/4] object-[60%_50%] lg:aspect-video"
            />
          </div>
          <hr className="col-span-full mt-2 border-line lg:mt-0" />
          <section id={WRITE} className="scroll-mt-24 lg:col-span-7" data-no-print>
            <SectionHeading className="mb-5 lg:mb-8">Send us a message</SectionHeading>
            <ContactForm />
          </section>
          <div className="mt-8 lg:col-span-5 lg:mt-0">
            <ContactDetails />
          </div>
        </div>
      </div>
      <VisitShowroom />
      <JsonLd data={dealerGraph()} />
    </PageShell>
  );
}
