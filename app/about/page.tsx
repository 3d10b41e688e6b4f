import { AboutHero, StatTiles } from '@/components/about/about-hero';
import { CoreValues, Mission, Team } from '@/components/about/about-house';
import { PageShell } from '@/components/layout/page-shell';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `About us | ${site.name}`,
  description: `${site.name} sells and rents luxury and exotic cars on ${site.address.street} in ${site.address.city}. Meet the people, and see what they stand for.`,
  path: routes.about,
  share: pageCard('about', `About ${site.name}`),
});

export default function AboutPage() {
  return (
    <PageShell current={routes.about} crumbs={crumbsFor('about')}>
      <AboutHero />
      <StatTiles />
      <CoreValues />
      <Team />
      <Mission />
    </PageShell>
  );
}
