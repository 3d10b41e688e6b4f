import { HomeHero } from '@/components/home/home-hero';
import { FeaturedVehicles, HomeServices } from '@/components/home/home-offer';
import { NewsletterSection, Testimonials, WhyChoose } from '@/components/home/home-trust';
import { PageShell } from '@/components/layout/page-shell';
import { JsonLd } from '@/components/seo/json-ld';
import { CURRENCY } from '@/lib/locale';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { dealerGraph } from '@/lib/page/structured-data';
import { site } from '@/lib/site/site';
import { lowerFirst } from '@/lib/text/words';

export const metadata = pageMetadata({
  title: `${site.name}: ${lowerFirst(site.tagline)}, for sale and for rent`,
  description: `Supercars, grand tourers and limousines in ${site.address.city}, ${site.address.country}: prices in ${CURRENCY}, daily rental rates, servicing, financing and concierge, by WhatsApp, phone or e-mail.`,
  path: routes.home,
  share: pageCard('home', `${site.name}, ${lowerFirst(site.tagline)}`),
});

export default function HomePage() {
  return (
    <PageShell current={routes.home}>
      <HomeHero />
      <FeaturedVehicles />
      <HomeServices />
      <WhyChoose />
      <Testimonials />
      <NewsletterSection />
      <JsonLd data={dealerGraph()} />
    </PageShell>
  );
}
