import { PageShell } from '@/components/layout/page-shell';
import { LegalProse } from '@/components/legal/legal-prose';
import { TextSection } from '@/components/legal/text-section';
import { PageTitle } from '@/components/ui/page-title';
import { TextLink } from '@/components/ui/text-link';
import { statement } from '@/lib/legal/accessibility';
import { factsOf } from '@/lib/legal/facts';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { withFacts } from '@/lib/schema/legal-text';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Accessibility of this site | ${site.name}`,
  description: `What this site does for people who use a keyboard, a screen reader, larger text or other colours, what it does not do yet, and how to tell ${site.name} about a problem.`,
  path: routes.accessibility,
  share: pageCard('home', site.name),
});

const facts = factsOf(site);

export default function AccessibilityPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('accessibility')} printedPath={routes.accessibility}>
      <article className="frame pb-section">
        <PageTitle lead={withFacts(statement.lead, facts)}>Accessibility</PageTitle>
        {statement.sections.map(({ title, text }) => (
          <TextSection key={title} title={title}>
            <LegalProse text={withFacts(text, facts)} />
          </TextSection>
        ))}
        <TextLink href={routes.contact}>Write to us about a problem</TextLink>
      </article>
    </PageShell>
  );
}
